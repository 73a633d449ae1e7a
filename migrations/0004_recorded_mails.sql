-- What was sent, for the development inbox and the tests. Written in ENVIRONMENT=development and test alone.
CREATE TABLE recorded_mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX recorded_mails_recipient ON recorded_mails (recipient, id);
