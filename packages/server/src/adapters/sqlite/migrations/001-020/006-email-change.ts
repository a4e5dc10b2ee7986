/** Links that change a member's address, like the other mailed links. */
export const EMAIL_CHANGE_SCHEMA = `
CREATE TABLE email_change_tokens (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX email_change_tokens_user ON email_change_tokens (user_id);
CREATE INDEX email_change_tokens_expiry ON email_change_tokens (expires_at);
`;
