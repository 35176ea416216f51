-- Component figures that games are played with where they are not those of the rules' version: once for each fingerprint,
-- and kept as long as the database is, since stored games replay on them.
CREATE TABLE figures (
  hash TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  body TEXT NOT NULL,
  -- Who brought them; null for those of the site.
  account_id TEXT REFERENCES account (id),
  made_at BIGINT NOT NULL
);
CREATE INDEX figures_account ON figures (account_id);

-- The editions that the site offers beside the default one.
CREATE TABLE adopted_edition (
  game TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  hash TEXT NOT NULL REFERENCES figures (hash),
  adopted_at BIGINT NOT NULL,
  PRIMARY KEY (game, id)
);

-- The id, name and fingerprint of the edition that is played; null for the default one.
ALTER TABLE game_table ADD COLUMN edition TEXT;
