/**
 * `points` is the ledger; `scores` adds its counted entries up by span. A member's streak stands in the row of the span
 * `all`. A mark carries a fingerprint instead of the member, as a vote does.
 */
export const POINTS_SCHEMA = `
CREATE TABLE points (
  id INTEGER PRIMARY KEY,
  member_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('vote', 'comment', 'helpful-comment', 'post', 'streak')),
  points INTEGER NOT NULL,
  day INTEGER NOT NULL,
  source_key TEXT NOT NULL,
  item_kind TEXT CHECK (item_kind IN ('conflict', 'comment')),
  item_id TEXT CHECK ((item_id IS NULL) = (item_kind IS NULL)),
  is_counted INTEGER NOT NULL DEFAULT 1 CHECK (is_counted IN (0, 1)),
  UNIQUE (member_id, source_key)
) STRICT;
CREATE INDEX points_item ON points (item_kind, item_id) WHERE item_id IS NOT NULL;

CREATE TABLE scores (
  id INTEGER PRIMARY KEY,
  member_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  span TEXT NOT NULL CHECK (span IN ('all', 'week', 'day')),
  start INTEGER NOT NULL,
  points INTEGER NOT NULL DEFAULT 0,
  votes INTEGER NOT NULL DEFAULT 0,
  conflicts INTEGER NOT NULL DEFAULT 0,
  comments INTEGER NOT NULL DEFAULT 0,
  helpful_comments INTEGER NOT NULL DEFAULT 0,
  is_first INTEGER NOT NULL DEFAULT 0 CHECK (is_first IN (0, 1)),
  streak_days INTEGER,
  streak_longest INTEGER,
  streak_last_day INTEGER,
  UNIQUE (member_id, span, start)
) STRICT;
CREATE INDEX scores_board ON scores (span, start, points, member_id);
CREATE INDEX scores_first ON scores (start) WHERE is_first = 1;

CREATE TABLE helpful_marks (
  id INTEGER PRIMARY KEY,
  comment_id TEXT NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
  user_fingerprint TEXT NOT NULL,
  UNIQUE (comment_id, user_fingerprint)
) STRICT;
CREATE INDEX helpful_marks_of_member ON helpful_marks (user_fingerprint);

ALTER TABLE comments ADD COLUMN helpful_count INTEGER NOT NULL DEFAULT 0 CHECK (helpful_count >= 0);
`;
