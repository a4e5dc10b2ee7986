const tokens = (name: string, column = '') => `
CREATE TABLE ${name} (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  ${column}
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX ${name}_user ON ${name} (user_id);
CREATE INDEX ${name}_expiry ON ${name} (expires_at);
`;

export const SIGN_IN = `
CREATE TABLE user_auth (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  password_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider TEXT NOT NULL,
  provider_account_id TEXT NOT NULL,
  access_token TEXT,
  refresh_token TEXT,
  expires_at INTEGER,
  created_at INTEGER NOT NULL,
  UNIQUE (provider, provider_account_id)
) STRICT;
CREATE INDEX accounts_user ON accounts (user_id);

CREATE TABLE email_verification_tokens (
  id INTEGER PRIMARY KEY,
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  provider TEXT,
  provider_account_id TEXT CHECK ((provider_account_id IS NULL) = (provider IS NULL)),
  password_hash TEXT,
  browser_hash TEXT,
  return_to TEXT,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX email_verification_tokens_user ON email_verification_tokens (user_id);
CREATE INDEX email_verification_tokens_expiry ON email_verification_tokens (expires_at);
CREATE INDEX email_verification_tokens_email ON email_verification_tokens (email, used);

${tokens('sign_in_tokens', 'return_to TEXT,')}

${tokens('password_reset_tokens')}

${tokens('email_change_tokens')}

${tokens('email_undo_tokens')}
CREATE INDEX email_undo_tokens_email ON email_undo_tokens (email, used);

CREATE TABLE sign_in_attempts (
  attempt_key TEXT PRIMARY KEY,
  attempt TEXT NOT NULL,
  expire INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_in_attempts_expire ON sign_in_attempts (expire);

-- A session without a member belongs to a visitor.
CREATE TABLE sessions (
  sid TEXT PRIMARY KEY,
  sess TEXT NOT NULL,
  expire INTEGER NOT NULL,
  member_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  public_id TEXT CHECK ((public_id IS NULL) = (member_id IS NULL)),
  device TEXT CHECK ((device IS NULL) = (member_id IS NULL)),
  created_at INTEGER CHECK ((created_at IS NULL) = (member_id IS NULL)),
  last_seen_at INTEGER CHECK ((last_seen_at IS NULL) = (member_id IS NULL))
) STRICT;
CREATE INDEX sessions_expire ON sessions (expire);
CREATE UNIQUE INDEX sessions_member ON sessions (member_id, public_id) WHERE member_id IS NOT NULL;
`;
