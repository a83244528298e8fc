"""Sphinx's configuration of the documentation site; `tools/docs.py` prepares the pages."""

import gc
import os
from pathlib import Path

from firstgiants import __version__

# A build ends before there is much to free: half a gigabyte is the most it takes.
gc.disable()

SITE = Path(__file__).parent
BUILT_PARTS = Path(os.environ["FIRSTGIANTS_DOCS_PARTS"])
"""Fonts and icons of the web app, as tools/docs.py found them."""

project = "First Giants"
author = "First Giants contributors"
project_copyright = author
version = release = __version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
myst_heading_anchors = 4
smartquotes = False
highlight_language = "none"
default_role = "literal"

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_inherit_docstrings = False
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 80
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "First Giants"
html_favicon = str(BUILT_PARTS / "favicon.svg") if (BUILT_PARTS / "favicon.svg").exists() else None
templates_path = [str(SITE / "templates")]
html_static_path = [str(SITE / "static"), str(BUILT_PARTS)]
html_css_files = ["tokens.css", "fonts.css", "museum.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_copyright = False
html_domain_indices = False
html_search_language = "en"
pygments_style = "a11y-light"
html_theme_options = {"top_of_page_buttons": []}
