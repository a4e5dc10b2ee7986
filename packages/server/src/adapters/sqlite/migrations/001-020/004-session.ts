/**
 * What a member is told of each session, and the epoch that a sign-in has to prove. Sessions of before say nothing of
 * themselves, so they end.
 */
export const SESSION_SCHEMA = `
ALTER TABLE users ADD COLUMN session_epoch INTEGER NOT NULL DEFAULT 0;

DROP TABLE sessions;
-- Somebody is signed in where there is a member, and then everything else is there too.
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
