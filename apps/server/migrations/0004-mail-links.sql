-- Links in mails that give a right to who can read the mailbox: a new password, another e-mail address. Only the hash of
-- the token is kept; a new link of a kind replaces the one before.
CREATE TABLE mail_link (
  token_hash TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  -- password or email
  kind TEXT NOT NULL,
  -- The address that the link was sent to: the account's own, or the one it is to have.
  email TEXT NOT NULL,
  expires_at BIGINT NOT NULL,
  UNIQUE (account_id, kind)
);
