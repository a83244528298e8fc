"""Messages that reach people away from the page: the bell, Web Push, e-mail and webhooks."""
