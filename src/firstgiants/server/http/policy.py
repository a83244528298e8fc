"""The content security policy: pages load files of this server only and run no inline scripts."""


def policy(style: str = "") -> str:
    """`style`: the hash of the one inline style sheet that the page may have."""
    return (
        f"default-src 'none'; script-src 'self'; style-src 'self'{style and f' {style}'}; "
        "style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )
