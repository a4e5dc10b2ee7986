/**
 * Registrations wait by themselves, with a password and a browser of their own; those of accounts that are there
 * unverified stay theirs. And links that sign in.
 */
export const REGISTRATIONS_SCHEMA = `
CREATE TABLE registrations (
  id INTEGER PRIMARY KEY,
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  password_hash TEXT,
  browser_hash TEXT,
  return_to TEXT,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
INSERT INTO registrations (id, user_id, token_hash, email, expires_at, used, created_at)
  SELECT id, user_id, token_hash, email, expires_at, used, created_at FROM email_verification_tokens;
DROP TABLE email_verification_tokens;
ALTER TABLE registrations RENAME TO email_verification_tokens;
CREATE INDEX email_verification_tokens_user ON email_verification_tokens (user_id);
CREATE INDEX email_verification_tokens_expiry ON email_verification_tokens (expires_at);
CREATE INDEX email_verification_tokens_email ON email_verification_tokens (email, used);

CREATE TABLE sign_in_tokens (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  return_to TEXT,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_in_tokens_user ON sign_in_tokens (user_id);
CREATE INDEX sign_in_tokens_expiry ON sign_in_tokens (expires_at);
`;
