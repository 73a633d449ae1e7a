-- Read and written in ENVIRONMENT=test alone (the movable clock), empty everywhere else.
CREATE TABLE test_settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
