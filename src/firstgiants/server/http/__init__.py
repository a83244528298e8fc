"""The API over HTTP: thin handlers, one module for each noun, that call the other packages."""
