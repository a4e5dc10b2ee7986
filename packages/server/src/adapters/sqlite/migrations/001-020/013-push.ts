/**
 * Browsers to be told, each with the session it was made in; and two rows of jobs, so that pushes hold up nothing else.
 */
export const PUSH_SCHEMA = `
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

ALTER TABLE jobs ADD COLUMN lane TEXT NOT NULL DEFAULT 'main';
DROP INDEX jobs_due;
CREATE INDEX jobs_due ON jobs (lane, due_at) WHERE due_at IS NOT NULL;
`;
