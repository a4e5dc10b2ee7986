export const DISCUSSION = `
CREATE TABLE comments (
  id TEXT PRIMARY KEY,
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id),
  -- Under the pseudonym of an anonymous conflict, an HMAC and a sealed id instead.
  author_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  author_key TEXT CHECK (author_key IS NULL OR author_id IS NULL),
  author_sealed TEXT CHECK ((author_sealed IS NULL) = (author_key IS NULL)),
  avatar TEXT NOT NULL,
  posted_at INTEGER NOT NULL,
  is_visible INTEGER NOT NULL DEFAULT 1 CHECK (is_visible IN (0, 1)),
  taken_down_by TEXT,
  review TEXT,
  hidden_by_author INTEGER NOT NULL DEFAULT 0 CHECK (hidden_by_author IN (0, 1)),
  helpful_count INTEGER NOT NULL DEFAULT 0 CHECK (helpful_count >= 0),
  content TEXT NOT NULL,
  tells TEXT
) STRICT;
CREATE INDEX comments_newest ON comments (conflict_id, posted_at, id) WHERE is_visible = 1;
CREATE INDEX comments_author ON comments (author_id, conflict_id);
CREATE INDEX comments_disguised ON comments (author_key, conflict_id) WHERE author_key IS NOT NULL;
CREATE INDEX comments_telling ON comments (posted_at) WHERE tells IS NOT NULL;
CREATE INDEX comments_waiting ON comments (posted_at, id) WHERE taken_down_by = 'rest';
CREATE INDEX comments_waiting_under ON comments (conflict_id, posted_at, id) WHERE taken_down_by = 'rest';

CREATE TABLE helpful_marks (
  comment_id TEXT NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
  mailbox_id TEXT NOT NULL,
  marked_by TEXT NOT NULL,
  PRIMARY KEY (comment_id, mailbox_id),
  UNIQUE (comment_id, marked_by)
) STRICT, WITHOUT ROWID;
CREATE INDEX helpful_marks_of_member ON helpful_marks (marked_by);
CREATE INDEX helpful_marks_of_mailbox_key ON helpful_marks (mailbox_id);
`;
