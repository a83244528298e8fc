# First Giants: everything starts here. `make help` lists the targets.
#
# Each step leaves a stamp in .venv/.stamps and runs again only when its inputs have changed, so the
# second `make play` starts at once.

PYTHON ?= python3
PYTEST_ARGS ?=
PART ?=
KILL_MINUTES ?= 40
EXAMPLES ?= 2000
DIST ?= dist

VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/.stamps
UV := $(BIN)/uv --quiet pip
PACKAGE := src/firstgiants

ENGINE := $(wildcard $(PACKAGE)/engine/*.py)
WEB := $(wildcard web/package.json)
ifneq ($(WEB),)
WEB_SOURCES := $(shell find web -mindepth 1 -type d \( -name node_modules -o -name '.*' \) -prune -o -type f -print) \
  $(wildcard $(PACKAGE)/locales/*/*.ftl) $(PACKAGE)/rules/decks/founders.json THIRD_PARTY_LICENSES
endif

# Tests start hundreds of processes: without its bytecode, each would compile the same packages again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup dev play docs pictures test quick explore check format bench load attack lighthouse frames chaos lock dist clean

help: ## Show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' \
	  | while IFS="$$(printf '\t')" read -r name what; do printf '  make %-10s %s\n' "$$name" "$$what"; done

# --- using it ---------------------------------------------------------------------------------

setup: $(STAMPS)/package $(STAMPS)/native $(if $(WEB),$(STAMPS)/web) ## Prepare .venv with the command .venv/bin/firstgiants
	@:

play: setup ## Serve the web app on this machine; with LAN=1 for friends on your Wi-Fi too
	@exec $(BIN)/firstgiants serve $(if $(LAN),--lan)

docs: dev ## Build the documentation site, which the server shows at /docs
	$(BIN)/python tools/docs.py

# --- working on it ----------------------------------------------------------------------------

dev: setup $(STAMPS)/dev $(STAMPS)/docs ## Like setup, with the tools for tests and checks
	@:

test: dev ## Run all tests; with PART=browser, server or rules only those
	@tools/system-packages.sh
	@$(BIN)/python tools/run_tests.py "$(PART)" $(PYTEST_ARGS)

# The rules, both builds of the engine, and a few tests of every other package; no browser, no database server,
# no tests that start pytest again.
QUICK := tests/rules --ignore=tests/rules/test_found.py \
  --deselect=tests/rules/test_copies.py::test_the_interpreted_build_passes_the_same_tests \
  tests/test_import_law.py tests/test_dependencies.py tests/test_citations.py \
  tests/test_architecture.py tests/test_repo.py tests/bots/test_bots.py tests/bots/test_two_builds.py \
  tests/arena/test_arena.py::test_every_deal_is_played_from_every_seat \
  tests/arena/test_arena.py::test_a_match_is_the_same_in_one_process_and_in_two \
  tests/cli/test_replay.py tests/server/test_play.py

quick: dev ## Run the tests that find most bugs, in less than a minute
	$(BIN)/pytest -n 2 --hypothesis-profile=quick $(QUICK) $(PYTEST_ARGS)

explore: dev ## Run every property test with EXAMPLES new examples; failing games become golden cases
	FIRSTGIANTS_EXAMPLES=$(EXAMPLES) $(BIN)/pytest -n 2 -m hypothesis --hypothesis-profile=explore \
	  tests/rules tests/cli $(PYTEST_ARGS)

check: dev ## Check format, lint, types and imports of Python and the web client
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/python tools/build_native.py --check
	$(if $(WEB),$(BIN)/python tools/node.py npm run check)

format: dev ## Format the code
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(if $(WEB),$(BIN)/python tools/node.py npm run format)

pictures: dev ## Take the screenshots in docs/images again
	$(BIN)/python tools/screenshots.py

bench: dev dist ## Measure engine, search and bots against other libraries; writes benchmarks/RESULTS.md
	$(BIN)/python tools/build_native.py --profile
	$(BIN)/python -m benchmarks.run

load: dev ## Measure the server under load, against another server; writes benchmarks/RESULTS.md
	$(BIN)/python -m benchmarks.load.run

attack: setup ## Measure what other players notice during an attack; writes benchmarks/RESULTS.md
	$(BIN)/python -m benchmarks.attack.run

lighthouse: dev ## Measure the front page and a table with Lighthouse
	$(BIN)/python tools/lighthouse.py

frames: dev ## Count the dropped frames of a dig's animation
	$(BIN)/python tools/frames.py

chaos: dev ## Kill the server a thousand times under load (for at most KILL_MINUTES); nothing acknowledged may be lost
	@tools/system-packages.sh
	FIRSTGIANTS_KILLS=1000 FIRSTGIANTS_KILL_MINUTES=$(KILL_MINUTES) $(BIN)/pytest -rP tests/chaos $(PYTEST_ARGS)

lock: $(STAMPS)/venv ## Update the locked dependencies in requirements/
	BIN=$(BIN) tools/lock.sh

dist: setup ## Build the wheel and the source archive into dist/
	FIRSTGIANTS_WEB_BUILT=1 $(BIN)/python -m hatchling build --clean -t sdist -t wheel -d $(DIST)

clean: ## Remove everything that was built or installed
	rm -rf $(VENV) .venv-bench build dist $(PACKAGE)/engine/_native $(PACKAGE)/web_dist $(PACKAGE)/docs_dist web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the steps --------------------------------------------------------------------------------

$(STAMPS)/venv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed: make PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip -qq --disable-pip-version-check install --require-hashes -r requirements/uv.txt
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/packages: $(STAMPS)/venv requirements/run.txt requirements/build.txt
	$(UV) install --python $(BIN)/python --require-hashes -r requirements/run.txt -r requirements/build.txt
	@touch $@

$(STAMPS)/package: $(STAMPS)/packages pyproject.toml hatch_build.py
	$(UV) install --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

$(STAMPS)/native: $(STAMPS)/packages $(ENGINE) tools/build_native.py
	$(BIN)/python tools/build_native.py
	@# Leave no stamp without a native engine, so that a compiler installed later is used.
	@if [ -e $(PACKAGE)/engine/_native/BUILT_FROM ]; then touch $@; fi

$(STAMPS)/web: $(STAMPS)/packages $(WEB_SOURCES) tools/node.py
	$(BIN)/python tools/node.py build
	@touch $@

$(STAMPS)/dev: $(STAMPS)/packages requirements/dev.txt
	$(UV) install --python $(BIN)/python --require-hashes -r requirements/dev.txt
	@touch $@

$(STAMPS)/docs: $(STAMPS)/dev requirements/docs.txt
	$(UV) install --python $(BIN)/python --require-hashes -r requirements/docs.txt
	@touch $@
