/**
 * One mailbox, one voice. Votes and operations move to tables without a row number, in which no order and no moment
 * tells whose a row is: `cast_votes` and `applied_operations` take the names of the old ones once all has moved.
 * `today_votes` counts by the hour.
 */
export const VOICES_SCHEMA = `
CREATE TABLE voices (
  mailbox TEXT PRIMARY KEY,
  voice TEXT NOT NULL,
  ends_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX voices_of_voice ON voices (voice);
CREATE INDEX voices_ending ON voices (ends_at) WHERE ends_at IS NOT NULL;

ALTER TABLE users ADD COLUMN voice TEXT;
CREATE INDEX users_voice ON users (voice) WHERE voice IS NOT NULL;

CREATE TABLE cast_votes (
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id),
  user_fingerprint TEXT NOT NULL,
  cast_by TEXT NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('her', 'his')),
  voted_at INTEGER NOT NULL CHECK (voted_at % 86400000 = 0),
  PRIMARY KEY (conflict_id, user_fingerprint),
  UNIQUE (conflict_id, cast_by)
) STRICT, WITHOUT ROWID;

CREATE TABLE today_votes (
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id),
  hour INTEGER NOT NULL CHECK (hour % 3600000 = 0),
  votes INTEGER NOT NULL CHECK (votes >= 0),
  PRIMARY KEY (conflict_id, hour)
) STRICT, WITHOUT ROWID;
CREATE INDEX today_votes_hour ON today_votes (hour);
INSERT INTO today_votes SELECT conflict_id, voted_at - voted_at % 3600000 AS hour, count(*) FROM votes WHERE in_today = 1 GROUP BY conflict_id, hour;

CREATE TABLE applied_operations (
  actor TEXT NOT NULL,
  op_id TEXT NOT NULL,
  request TEXT NOT NULL,
  made TEXT,
  applied_on INTEGER NOT NULL CHECK (applied_on % 86400000 = 0),
  PRIMARY KEY (actor, op_id)
) STRICT, WITHOUT ROWID;

ALTER TABLE votes ADD COLUMN is_moved INTEGER NOT NULL DEFAULT 0;
CREATE INDEX votes_to_move ON votes (id) WHERE is_moved = 0;
CREATE TABLE members_to_move (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO members_to_move SELECT id FROM users;
`;
