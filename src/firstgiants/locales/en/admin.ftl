### The admin page: for whoever runs the server.

admin-title = Admin
admin-lead = For whoever runs this server. Everything done here is logged.
admin-no-way = This server has no admin secret, and your account is not an admin. Set { $setting } in the server's settings, or run { $command }.
admin-secret = Admin secret
admin-password = Your password
admin-in = Sign in
admin-out = Sign out
admin-as = Signed in as { $who } until { $time }.
admin-section = Section
admin-overview = Overview
admin-reports = Reports
admin-people = People
admin-tables = Tables
admin-bans = Bans
admin-announcements = Announcements
admin-log = Log
admin-search = Search
admin-none = Nothing found.
admin-reason = Reason (the person reads it)
admin-until = Until (empty: for good)
admin-until-date = until { $date }
admin-for-good = for good

## Overview
figure-status = Health
status-ok = All well
status-degraded = Degraded
status-down = Down
figure-people-online = People online
figure-streams = Open connections
figure-tables-playing = Games in progress
figure-tables-open = Open tables
figure-moves-per-minute = Moves in the last minute
figure-bots-waiting = Tables waiting for a bot
figure-bots-waiting-since = the longest for { $seconds } s
figure-reports-open = Open reports
figure-accounts = Accounts
figure-guests = Guests
figure-memory = Memory
figure-database = Database
figure-megabytes = { $count } MB
figure-node = People online, connections and memory are those of this node ({ $node }, version { $version }). The rest is of the whole server.
backup-title = Backup
backup-hint = Copies the database into the folder for backups, while people play, and opens the copy to check it.
backup-now = Back up now
backup-made = Saved { $name } ({ $size } kB).

## Reports
reports-open = Open
reports-handled = Handled
reports-empty = No reports here.
report-about = About { $name }
report-by = from { $name }, { $date }
report-nobody = somebody who left
report-reason-label = Reason: { $reason }
report-why-insults = insults
report-why-cheating = cheating
report-why-leaving = leaves games
report-why-name = offensive name
report-why-spam = spam
report-why-other = something else
report-lines = Their last words at the table
report-table = See the table
report-taken = { $who } is on it
report-take = Take it
report-dismiss = Dismiss
report-act = Mark as handled
report-note = Note for the log
report-person = Look at the person

## People and bans
admin-people-search = Name, username or id
admin-people-seen = last seen { $date }
look-open = Look at { $name }
look-profile = Public page
look-address = Last address: { $address }
look-no-address = This node has not seen this person since it started.
look-facts = Devices: { $sessions } · Tables: { $tables } · Reports: { $reports }
look-sanction = Mute or ban
ban-kind = What
ban-kind-mute = Mute everywhere
ban-kind-ban = Ban from the server
ban-kind-address = Ban the address
ban-do = Do it
ban-is-mute = muted
ban-is-ban = banned
ban-lifted = lifted
ban-lift = Lift
ban-lift-name = Lift: { $name }
ban-address = IP address
ban-address-hint = IPv4, or IPv6, of which the whole /64 is banned.
ban-address-do = Ban this address
bans-empty = Nobody is banned or muted.
data-title = Data
data-export = Export as a file
data-erase = Erase this person
data-erase-hint = Removes name, account, rating and chat for ever. Finished games stay, without the name. Type the name to go on.
data-erase-name = Name

## Tables
tables-search = Title, name or id
tables-state = State
tables-any = All
tables-open = Open
tables-playing = In progress
tables-finished = Finished
tables-closed = Closed
table-look = Look
table-close = Close
table-close-name = Close: { $name }
table-close-hint = The table ends for everybody. The game counts for nobody.

## Announcements
announce-hint = A line on every page. Readers see their language; if it is missing, the English one or the first.
announce-starts = From
announce-until = Until
announce-text = Text: { $language }
announce-do = Announce
announce-withdraw = Remove
announce-span = { $from } to { $until }
announce-empty = No announcement.

## Log
audit-col-more = Show older entries
audit-col-when = When
audit-col-who = Who
audit-col-what = What
audit-col-whom = Whom or what
audit-col-from = From
audit-sign-in = signed in
audit-sign-out = signed out
audit-look = looked at a person
audit-export = exported data
audit-erase = erased a person
audit-ban = banned
audit-mute = muted
audit-lift-ban = lifted a ban
audit-lift-mute = lifted a mute
audit-close-table = closed a table
audit-announce = announced
audit-withdraw = removed an announcement
audit-backup = made a backup
audit-take-report = took a report
audit-dismiss-report = dismissed a report
audit-act-report = handled a report
audit-grant = made an admin
audit-revoke = took the role away

## Refusals
problem-not-admin = Only for admins who have signed in.
problem-wrong-secret = That is not the secret of the settings.
problem-no-such-ban = This ban has been lifted.
problem-no-such-report = There is no such report.
problem-no-such-announcement = There is no such announcement.
problem-is-admin = This person is an admin. Take the role away first.
problem-report-handled = Somebody has handled this report.
problem-use-pg-dump = This database is PostgreSQL: use pg_dump.
problem-no-backup-folder = Name a folder for backups in the settings: backup_folder.
problem-backup-failed = The backup failed. Look at the folder and at the free space.
problem-wrong-name = That is not the person's name.
problem-bad-address = This address cannot be banned. Write one IPv4 or IPv6 address that is not this computer's own.
problem-bad-ban = The end must lie in the future.
problem-bad-announcement = Write at least one text, and an end in the future.
