-- An account that a program plays with. It has no way in but tokens, which its author makes.
CREATE TABLE bot_account (
  account_id TEXT PRIMARY KEY REFERENCES account (id),
  author_id TEXT NOT NULL REFERENCES account (id),
  made_at BIGINT NOT NULL
);
CREATE INDEX bot_account_author ON bot_account (author_id);

-- What a token may be used for, as words with spaces between; null: for all that its account may. One with scopes ends when
-- it was said to end, however often it is used.
ALTER TABLE session ADD COLUMN scopes TEXT;

-- A bot that was asked to a table that gathers players.
CREATE TABLE bot_invitation (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  account_id TEXT NOT NULL REFERENCES account (id),
  by_id TEXT NOT NULL REFERENCES account (id),
  made_at BIGINT NOT NULL,
  PRIMARY KEY (table_id, account_id)
);
CREATE INDEX bot_invitation_account ON bot_invitation (account_id);
