-- A proposal lapses after some time. One to replace somebody is made by a person without a seat.
ALTER TABLE proposal ADD COLUMN made_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE proposal ADD COLUMN account_id TEXT REFERENCES account (id);
-- The last number that a proposal of the table had: none is used twice, so that nobody agrees to another than they saw.
CREATE TABLE proposal_number (
  table_id TEXT PRIMARY KEY REFERENCES game_table (id),
  last INTEGER NOT NULL
);
INSERT INTO proposal_number (table_id, last) SELECT table_id, max(number) FROM proposal GROUP BY table_id;

-- Who has held a seat of a running game and given it to somebody else: they know its hand.
CREATE TABLE former_holder (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  seat INTEGER NOT NULL,
  account_id TEXT NOT NULL REFERENCES account (id),
  PRIMARY KEY (table_id, seat, account_id)
);

-- Which process moves the bots of a table, and until when nobody else does unless it says so again.
CREATE TABLE bot_lease (
  table_id TEXT PRIMARY KEY REFERENCES game_table (id),
  process TEXT NOT NULL,
  until BIGINT NOT NULL
);

-- The accounts that one browser has used, by a random name that it keeps when they sign out.
CREATE TABLE browser (
  id TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES account (id),
  seen_at BIGINT NOT NULL,
  PRIMARY KEY (id, account_id)
);
CREATE INDEX browser_account ON browser (account_id);
