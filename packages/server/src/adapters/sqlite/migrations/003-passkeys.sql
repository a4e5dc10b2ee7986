CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  credential_id TEXT NOT NULL UNIQUE,
  member_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  aaguid TEXT NOT NULL,
  is_synced INTEGER NOT NULL CHECK (is_synced IN (0, 1)),
  rp_id TEXT NOT NULL,
  handle TEXT NOT NULL,
  made_on INTEGER NOT NULL,
  last_used_on INTEGER
) STRICT;
CREATE INDEX passkeys_member ON passkeys (member_id);
ALTER TABLE sessions ADD COLUMN proven_at INTEGER CHECK ((proven_at IS NULL) = (member_id IS NULL));
UPDATE sessions SET proven_at = created_at;
ALTER TABLE sessions ADD COLUMN passkey_id TEXT;
ALTER TABLE email_verification_tokens ADD COLUMN passkey TEXT;
CREATE INDEX email_verification_tokens_passkey ON email_verification_tokens (passkey ->> 'credentialId')
  WHERE passkey IS NOT NULL;
