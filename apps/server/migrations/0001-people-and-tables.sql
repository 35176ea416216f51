-- Times are milliseconds since 1970, switches 0 or 1, structured values JSON text. The same text runs on SQLite and
-- PostgreSQL.

CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- A person. A guest has neither e-mail nor passkey; a deleted account keeps its row, without anything personal in it.
CREATE TABLE account (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- In lower case.
  email TEXT UNIQUE,
  password_hash TEXT,
  language TEXT NOT NULL,
  turn_mail INTEGER NOT NULL,
  created_at BIGINT NOT NULL,
  banned_at BIGINT,
  deleted_at BIGINT
);

-- A browser's cookie or a program's token, of which only the hash is kept.
CREATE TABLE session (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL REFERENCES account (id),
  kind TEXT NOT NULL,
  -- The browser as it names itself, or the name given to the token.
  name TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX session_account ON session (account_id);

CREATE TABLE passkey (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  public_key TEXT NOT NULL,
  counter BIGINT NOT NULL,
  transports TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX passkey_account ON passkey (account_id);

-- What a passkey has to sign; used once.
CREATE TABLE challenge (
  id TEXT PRIMARY KEY,
  account_id TEXT REFERENCES account (id),
  challenge TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE TABLE game_table (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  -- Of the rules: the game replays on those that began it.
  version TEXT NOT NULL,
  options TEXT NOT NULL,
  visibility TEXT NOT NULL,
  pace TEXT NOT NULL,
  time_out TEXT NOT NULL,
  status TEXT NOT NULL,
  host_id TEXT REFERENCES account (id),
  created_at BIGINT NOT NULL,
  started_at BIGINT,
  ended_at BIGINT,
  -- Secret until the end.
  seed TEXT,
  -- How many entries the log has; whoever adds one names the length that they know.
  length INTEGER NOT NULL,
  -- Counts the changes of seats and status, so that an entry cannot be made with old ones in mind.
  revision INTEGER NOT NULL,
  deciding TEXT NOT NULL,
  clocks TEXT NOT NULL,
  -- When the next clock runs out, and since when a bot must move: what is due follows from here after a crash.
  clock_due_at BIGINT,
  bot_due_at BIGINT,
  outcome TEXT,
  rematch_id TEXT
);
CREATE INDEX game_table_status ON game_table (status, visibility, created_at);
CREATE INDEX game_table_clock_due ON game_table (clock_due_at) WHERE clock_due_at IS NOT NULL;
CREATE INDEX game_table_bot_due ON game_table (bot_due_at) WHERE bot_due_at IS NOT NULL;

CREATE TABLE seat (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  account_id TEXT REFERENCES account (id),
  -- Of the bot, or of the bot that stands in for the person.
  level TEXT,
  -- here, timed-out or left
  presence TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX seat_account ON seat (account_id);

-- The log, which is the truth: entries are added, never changed. An undo names the entries that it takes back.
CREATE TABLE entry (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  number INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL,
  body TEXT NOT NULL,
  command_id TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  PRIMARY KEY (table_id, number),
  UNIQUE (table_id, seat, command_id)
);

-- A cache: the state after an entry that nobody may undo alone.
CREATE TABLE snapshot (
  table_id TEXT PRIMARY KEY REFERENCES game_table (id),
  number INTEGER NOT NULL,
  state TEXT NOT NULL
);

CREATE TABLE proposal (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  number INTEGER NOT NULL,
  kind TEXT NOT NULL,
  by_seat INTEGER NOT NULL,
  about_seat INTEGER,
  agreed TEXT NOT NULL,
  -- The length of the log when it was made: a takeback lapses when the game goes on.
  length INTEGER NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  number INTEGER NOT NULL,
  account_id TEXT NOT NULL REFERENCES account (id),
  say_id TEXT NOT NULL,
  said_at BIGINT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, number),
  UNIQUE (table_id, account_id, say_id)
);

CREATE TABLE mute (
  account_id TEXT NOT NULL REFERENCES account (id),
  muted_id TEXT NOT NULL REFERENCES account (id),
  PRIMARY KEY (account_id, muted_id)
);
