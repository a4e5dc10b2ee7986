export const ALERTS = `
-- The recipient may be an anonymous author's HMAC.
CREATE TABLE alerts (
  recipient TEXT NOT NULL,
  topic TEXT NOT NULL,
  subject TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count > 0),
  at INTEGER NOT NULL,
  is_read INTEGER NOT NULL CHECK (is_read IN (0, 1)),
  PRIMARY KEY (recipient, topic)
) STRICT, WITHOUT ROWID;
CREATE INDEX alerts_newest ON alerts (recipient, at, topic);
CREATE INDEX alerts_unread ON alerts (recipient) WHERE is_read = 0;
CREATE INDEX alerts_age ON alerts (at);
CREATE INDEX alerts_topic ON alerts (topic);

CREATE TABLE alert_preferences (
  member_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  preferences TEXT NOT NULL,
  reveals_read TEXT,
  mails TEXT
) STRICT;

CREATE TABLE push_subscriptions (
  id TEXT PRIMARY KEY,
  member_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  session_id TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL
) STRICT;
CREATE INDEX push_subscriptions_member ON push_subscriptions (member_id, last_seen_at);
CREATE TRIGGER push_subscriptions_end AFTER DELETE ON sessions WHEN old.member_id IS NOT NULL BEGIN
  DELETE FROM push_subscriptions WHERE member_id = old.member_id AND session_id = old.public_id;
END;
`;
