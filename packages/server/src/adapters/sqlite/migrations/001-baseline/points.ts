export const POINTS = `
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

-- What others see of a score moves in batches. waits: it has changed since, and is part of the next batch or of the
-- one being published now.
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
  public_points INTEGER NOT NULL DEFAULT 0,
  public_votes INTEGER NOT NULL DEFAULT 0,
  public_conflicts INTEGER NOT NULL DEFAULT 0,
  public_comments INTEGER NOT NULL DEFAULT 0,
  public_helpful_comments INTEGER NOT NULL DEFAULT 0,
  public_streak_days INTEGER,
  public_streak_longest INTEGER,
  public_streak_last_day INTEGER,
  waits TEXT CHECK (waits IN ('next', 'now')),
  UNIQUE (member_id, span, start)
) STRICT;
CREATE INDEX scores_board ON scores (span, start, public_points, member_id);
CREATE INDEX scores_first ON scores (start) WHERE is_first = 1;
CREATE INDEX scores_waiting ON scores (waits, span, start) WHERE waits IS NOT NULL;
`;
