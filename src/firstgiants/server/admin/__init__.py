"""The host's side: who may use it, bans and mutes, reports, announcements, figures, backups, and a
log of everything that was done."""
