/** Whom members have muted or blocked, and whether a partner stands on a public profile. */
export const SILENCES_SCHEMA = `
ALTER TABLE users ADD COLUMN shows_partner INTEGER NOT NULL DEFAULT 0 CHECK (shows_partner IN (0, 1));
CREATE TABLE silences (
  member_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  other_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  muted INTEGER NOT NULL CHECK (muted IN (0, 1)),
  blocked INTEGER NOT NULL CHECK (blocked IN (0, 1)),
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX silences_latest ON silences (member_id, at);
CREATE INDEX silences_other ON silences (other_id);
`;
