export const CONFLICTS = `
-- Texts stand last: SQLite reads a row from its start, and lists need only what comes before them.
CREATE TABLE conflicts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  category TEXT NOT NULL,
  total_votes INTEGER NOT NULL DEFAULT 0,
  her_votes INTEGER NOT NULL DEFAULT 0 CHECK (her_votes >= 0),
  his_votes INTEGER NOT NULL DEFAULT 0 CHECK (his_votes >= 0),
  comment_count INTEGER NOT NULL DEFAULT 0,
  trend_score REAL,
  polarity REAL CHECK (polarity BETWEEN 0 AND 1),
  today_votes INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  taken_down_by TEXT CHECK ((taken_down_by IS NULL) = is_active),
  review TEXT,
  is_closed INTEGER NOT NULL DEFAULT 0 CHECK (is_closed IN (0, 1)),
  rests INTEGER NOT NULL DEFAULT 0 CHECK (rests IN (0, 1)),
  care TEXT NOT NULL,
  votes_wait INTEGER NOT NULL DEFAULT 0 CHECK (votes_wait IN (0, 1)),
  unusual_on INTEGER,
  unusual_seen_at INTEGER,
  revealed_at INTEGER,
  submitted_at INTEGER NOT NULL,
  -- An anonymous author is known by an HMAC and a sealed id instead.
  submitted_by TEXT,
  author_key TEXT CHECK (author_key IS NULL OR submitted_by IS NULL),
  author_sealed TEXT CHECK ((author_sealed IS NULL) = (author_key IS NULL)),
  anonymous INTEGER NOT NULL DEFAULT 0 CHECK (anonymous IN (0, 1)),
  author_side TEXT NOT NULL CHECK (author_side IN ('her', 'his')),
  user_nickname TEXT NOT NULL,
  partner_nickname TEXT NOT NULL,
  user_pronouns TEXT,
  partner_pronouns TEXT,
  user_avatar_id TEXT NOT NULL,
  partner_avatar_id TEXT NOT NULL,
  her_face_image_url TEXT,
  his_face_image_url TEXT,
  update_count INTEGER NOT NULL DEFAULT 0,
  notified_at INTEGER,
  ended_at INTEGER,
  asked_days INTEGER NOT NULL DEFAULT 0,
  votes_helped TEXT,
  tags TEXT NOT NULL DEFAULT '[]',
  content_notes TEXT NOT NULL DEFAULT '[]',
  text_version INTEGER NOT NULL DEFAULT 1 CHECK (text_version >= 1),
  title TEXT NOT NULL,
  his_excerpt TEXT NOT NULL,
  her_excerpt TEXT NOT NULL,
  history TEXT NOT NULL,
  his_side TEXT NOT NULL,
  her_side TEXT NOT NULL,
  -- What lists are ordered by.
  serial INTEGER GENERATED ALWAYS AS (id) VIRTUAL,
  closeness REAL GENERATED ALWAYS AS (-polarity) VIRTUAL,
  CHECK (her_votes + his_votes = total_votes),
  CHECK ((polarity IS NULL) = (revealed_at IS NULL))
) STRICT;
CREATE INDEX conflicts_today ON conflicts (today_votes, total_votes, serial) WHERE is_active = 1;
CREATE INDEX conflicts_today_in_category ON conflicts (category, today_votes, total_votes, serial) WHERE is_active = 1;
CREATE INDEX conflicts_trending ON conflicts (trend_score, serial) WHERE is_active = 1 AND trend_score IS NOT NULL;
CREATE INDEX conflicts_trending_in_category ON conflicts (category, trend_score, serial) WHERE is_active = 1 AND trend_score IS NOT NULL;
CREATE INDEX conflicts_polarizing ON conflicts (closeness, total_votes, serial) WHERE is_active = 1 AND polarity IS NOT NULL;
CREATE INDEX conflicts_polarizing_in_category ON conflicts (category, closeness, total_votes, serial) WHERE is_active = 1 AND polarity IS NOT NULL;
CREATE INDEX conflicts_newest ON conflicts (serial) WHERE is_active = 1;
CREATE INDEX conflicts_newest_in_category ON conflicts (category, serial) WHERE is_active = 1;
CREATE INDEX conflicts_ended ON conflicts (ended_at, serial) WHERE is_active = 1 AND ended_at IS NOT NULL;
CREATE INDEX conflicts_ended_in_category ON conflicts (category, ended_at, serial)
  WHERE is_active = 1 AND ended_at IS NOT NULL;
CREATE INDEX conflicts_own ON conflicts (submitted_by, serial);
CREATE INDEX conflicts_public ON conflicts (submitted_by, serial) WHERE is_active = 1 AND anonymous = 0;
CREATE INDEX conflicts_anonymous ON conflicts (author_key, serial) WHERE author_key IS NOT NULL;
CREATE INDEX conflicts_revealed ON conflicts (revealed_at, submitted_at) WHERE is_active = 1 AND revealed_at IS NOT NULL;
CREATE INDEX conflicts_waiting ON conflicts (votes_wait) WHERE votes_wait = 1;
CREATE INDEX conflicts_unusual ON conflicts (unusual_on) WHERE unusual_on IS NOT NULL;
CREATE INDEX conflicts_to_ask ON conflicts (submitted_at, serial) WHERE is_active = 1 AND total_votes >= 10;
CREATE INDEX conflicts_helped ON conflicts (votes_helped) WHERE is_active = 1 AND votes_helped IS NOT NULL;

-- The terms of conflicts that anyone may read, separated by spaces. Each beginning of a term up to 8 characters is an
-- entry of its own. 'secure-delete' overwrites the terms that leave the index.
CREATE VIRTUAL TABLE conflicts_text USING fts5(
  title, body, tokenize = 'ascii', detail = 'column', prefix = '1 2 3 4 5 6 7 8'
);
INSERT INTO conflicts_text (conflicts_text, rank) VALUES ('secure-delete', 1);

CREATE TABLE category_figures (
  category TEXT PRIMARY KEY,
  conflicts INTEGER NOT NULL,
  votes INTEGER NOT NULL,
  comments INTEGER NOT NULL,
  revealed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TRIGGER category_figures_insert AFTER INSERT ON conflicts WHEN new.is_active = 1 AND coalesce(new.review, 'kept') = 'kept' BEGIN
  INSERT INTO category_figures
    VALUES (new.category, 1, new.total_votes, new.comment_count, new.revealed_at IS NOT NULL)
  ON CONFLICT (category) DO UPDATE SET conflicts = conflicts + 1, votes = votes + excluded.votes,
    comments = comments + excluded.comments, revealed = revealed + excluded.revealed;
END;
CREATE TRIGGER category_figures_update
AFTER UPDATE OF category, is_active, review, total_votes, comment_count, revealed_at ON conflicts BEGIN
  UPDATE category_figures SET conflicts = conflicts - 1, votes = votes - old.total_votes,
    comments = comments - old.comment_count, revealed = revealed - (old.revealed_at IS NOT NULL)
  WHERE category = old.category AND old.is_active = 1 AND coalesce(old.review, 'kept') = 'kept';
  INSERT INTO category_figures
    SELECT new.category, 1, new.total_votes, new.comment_count, new.revealed_at IS NOT NULL
    WHERE new.is_active = 1 AND coalesce(new.review, 'kept') = 'kept'
  ON CONFLICT (category) DO UPDATE SET conflicts = conflicts + 1, votes = votes + excluded.votes,
    comments = comments + excluded.comments, revealed = revealed + excluded.revealed;
END;
CREATE TRIGGER category_figures_delete AFTER DELETE ON conflicts WHEN old.is_active = 1 AND coalesce(old.review, 'kept') = 'kept' BEGIN
  UPDATE category_figures SET conflicts = conflicts - 1, votes = votes - old.total_votes,
    comments = comments - old.comment_count, revealed = revealed - (old.revealed_at IS NOT NULL)
  WHERE category = old.category;
END;

CREATE TABLE todays_five (
  day INTEGER PRIMARY KEY CHECK (day % 86400000 = 0),
  conflict_ids TEXT NOT NULL
) STRICT;

CREATE TABLE shares (
  id INTEGER PRIMARY KEY,
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  sharer TEXT NOT NULL,
  shared_at INTEGER NOT NULL,
  UNIQUE (conflict_id, channel, sharer)
) STRICT;
CREATE INDEX shares_of_conflict ON shares (conflict_id, shared_at);
CREATE INDEX shares_age ON shares (shared_at);

CREATE TABLE updates (
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 5),
  ending TEXT NOT NULL,
  votes_helped TEXT,
  text TEXT NOT NULL,
  notified_at INTEGER NOT NULL,
  saw_split INTEGER NOT NULL,
  for_stories INTEGER NOT NULL,
  taken_down_by TEXT,
  review TEXT,
  PRIMARY KEY (conflict_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX updates_stories ON updates (notified_at, conflict_id, number) WHERE for_stories = 1 AND text <> '';

CREATE TABLE update_follows (
  member_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id) ON DELETE CASCADE,
  since INTEGER NOT NULL CHECK (since % 86400000 = 0),
  PRIMARY KEY (member_id, conflict_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX update_follows_of_conflict ON update_follows (conflict_id, member_id);
`;
