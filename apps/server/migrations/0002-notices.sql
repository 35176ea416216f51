-- Your-turn notices: who wants them where, and which have been sent.

ALTER TABLE game_table ADD COLUMN notice_due_at BIGINT;
CREATE INDEX game_table_notice_due ON game_table (notice_due_at) WHERE notice_due_at IS NOT NULL;

-- When the person last had the table before their eyes.
ALTER TABLE seat ADD COLUMN seen_at BIGINT;

-- One for each turn: `turn` is the moment it began. Claimed and not sent for long: whoever claimed it is gone.
CREATE TABLE notice (
  table_id TEXT NOT NULL REFERENCES game_table (id),
  seat INTEGER NOT NULL,
  turn BIGINT NOT NULL,
  claimed_at BIGINT NOT NULL,
  sent_at BIGINT,
  PRIMARY KEY (table_id, seat, turn)
);

-- A browser that wants to be woken.
CREATE TABLE push (
  endpoint TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX push_account ON push (account_id);
