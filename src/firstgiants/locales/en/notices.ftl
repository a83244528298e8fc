# How the server reaches people who are away: the part of the page "You".

notices = When I am away
notices-hint = We can tell you when it is your turn, in games over days and in games without a clock, and when somebody invites you. One message for each turn, never while you look at the table.
notices-here = This browser
notices-here-on = This browser tells you, even when the page is closed.
notices-here-off = This browser can tell you, even when the page is closed.
notices-here-turn-on = Turn on here
notices-here-turn-off = Turn off here
notices-here-denied = You have forbidden this page to show notifications. Allow them in the settings of the browser to change that.
notices-here-insecure = Browsers allow notifications only on secure pages (https). This page came without encryption, so this browser cannot tell you anything once it is closed.
notices-here-unsupported = This browser cannot show notifications of closed pages. On an iPhone or iPad, add the page to the Home Screen first and open it from there.
notices-here-unreachable = The push service of this browser does not answer, so it cannot tell you anything once it is closed. Some browsers are built without one.
notices-mail = Mail
notices-mail-address = Your mail address
notices-mail-add = Send me a link
notices-mail-sent = We have sent a link to { $address }. Open it within a day.
notices-mail-unconfirmed = not confirmed yet
notices-mail-every = Between two mails
notices-mail-each = no wait
notices-mail-hours =
  { $count ->
    [one] one hour
   *[other] { $count } hours
  }
notices-webhook = Webhook
notices-webhook-hint = For Discord, ntfy or a program of yours. Allowed hosts: { $hosts }
notices-webhook-url = Address
notices-webhook-shape = Kind
notices-shape-plain = JSON, signed
notices-shape-discord = Discord
notices-shape-ntfy = ntfy
notices-webhook-add = Add
notices-webhook-made = The key of the signatures, shown only now:
notices-targets = Where messages go
notices-test = Test
notices-test-sent = A test message is on its way.
notices-drop = Remove
notices-failing = the last message did not arrive
notices-kinds = What to tell me
notices-kind-turn = My turn
notices-kind-reminder = Reminder before my time runs out
notices-kind-over = The end of a game
notices-kind-challenge = An invitation to a game
notices-channel-push = Browser
notices-channel-mail = Mail
notices-channel-webhook = Webhook
notices-quiet = Quiet hours
notices-quiet-on = No messages at night
notices-quiet-from = from
notices-quiet-to = to
notices-zone = Time zone: { $zone }
notices-table = Messages about this table
notices-table-default = As in my preferences

mail-page-confirm = Confirm your mail address
mail-page-confirm-text = Should mails about your games go to { $address }?
mail-page-confirm-do = Confirm
mail-page-confirm-done = Done. Mails go to { $address } from now on.
mail-page-stop = Stop mails
mail-page-stop-text = Stop all mails from here to { $address }?
mail-page-stop-do = Stop mails
mail-page-stop-done = Done. { $address } gets no more mails.
mail-page-invalid = This link is no longer valid. In your preferences you choose which mails you get.

me-export-title = What is stored about me
me-export-hint = Everything that this server knows about you, in one file.
me-export = Download my data
