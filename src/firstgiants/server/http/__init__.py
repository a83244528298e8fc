"""The API over HTTP: thin handlers, each one noun. What they do is in the rooms beside."""
