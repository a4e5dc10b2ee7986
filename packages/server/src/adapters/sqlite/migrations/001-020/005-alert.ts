/**
 * `tells`: whom a comment is news for, until that member has been told. One alert a topic; `read_at` is null while it
 * is unread.
 */
export const ALERT_SCHEMA = `
ALTER TABLE comments ADD COLUMN tells TEXT;
CREATE INDEX comments_telling ON comments (posted_at) WHERE tells IS NOT NULL;

CREATE TABLE alerts (
  id INTEGER PRIMARY KEY,
  member_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  topic TEXT NOT NULL,
  subject TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count > 0),
  at INTEGER NOT NULL,
  is_read INTEGER NOT NULL CHECK (is_read IN (0, 1)),
  UNIQUE (member_id, topic)
) STRICT;
CREATE INDEX alerts_newest ON alerts (member_id, at, topic);
CREATE INDEX alerts_unread ON alerts (member_id) WHERE is_read = 0;
CREATE INDEX alerts_age ON alerts (at);

CREATE TABLE alert_preferences (
  member_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  preferences TEXT NOT NULL
) STRICT;
`;
