"""Alembic runs this; the connection is handed over by `store.migrate`."""

from alembic import context

from firstgiants.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
