-- Who runs the site from its pages, beside the bearer of its token.
CREATE TABLE administrator (
  account_id TEXT PRIMARY KEY REFERENCES account (id),
  since BIGINT NOT NULL
);

-- Lets so many people in where a site is for the invited. Only the hash of its code is kept.
CREATE TABLE invitation (
  code_hash TEXT PRIMARY KEY,
  uses_left INTEGER NOT NULL,
  expires_at BIGINT NOT NULL
);
