"""What a page of this server may load and run: its own, and nothing inline."""


def policy(style: str = "") -> str:
    """The content security policy; `style` names a style sheet inside the page by its hash."""
    return (
        f"default-src 'none'; script-src 'self'; style-src 'self'{style and f' {style}'}; "
        "style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )
