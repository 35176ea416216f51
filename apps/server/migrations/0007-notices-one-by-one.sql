-- One row for each notice to one recipient by one way, with its own tries and its own end. A turn that was being told when
-- this ran may be told once more.
DROP TABLE notice;
CREATE TABLE notice (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  table_id TEXT NOT NULL REFERENCES game_table (id),
  kind TEXT NOT NULL,
  -- What it is about, so that it is told once: for a turn the seat and the moment it began.
  occasion TEXT NOT NULL,
  -- mail, or the endpoint of a browser.
  way TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  tries INTEGER NOT NULL,
  -- When it is to be tried next; who takes it on moves this on first. Null once it has ended.
  due_at BIGINT,
  -- sent, gone, lapsed, over-cap or given-up
  ending TEXT,
  -- Why the last try failed.
  fault TEXT,
  UNIQUE (account_id, table_id, kind, occasion, way)
);
CREATE INDEX notice_due ON notice (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX notice_made ON notice (account_id, way, made_at);

-- A browser is woken while the session that asked for it lasts.
ALTER TABLE push ADD COLUMN session_id TEXT;

-- When somebody who reads its mailbox said that the address is theirs; only then it gets mails.
ALTER TABLE account ADD COLUMN email_confirmed_at BIGINT;
