ALTER TABLE comments ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
ALTER TABLE comments ADD COLUMN bridges INTEGER NOT NULL DEFAULT 0 CHECK (bridges IN (0, 1));
ALTER TABLE comments ADD COLUMN minds_count INTEGER NOT NULL DEFAULT 0 CHECK (minds_count >= 0);
CREATE INDEX comments_placed ON comments (conflict_id, place, id) WHERE is_visible = 1 AND reply_to IS NULL;
CREATE INDEX comments_marked ON comments (conflict_id, helpful_count) WHERE is_visible = 1 AND helpful_count > 0;

ALTER TABLE helpful_marks ADD COLUMN marked_on INTEGER NOT NULL DEFAULT 0 CHECK (marked_on % 86400000 = 0);
ALTER TABLE helpful_marks ADD COLUMN changed_mind INTEGER NOT NULL DEFAULT 0 CHECK (changed_mind IN (0, 1));
UPDATE helpful_marks
  SET marked_on = (SELECT posted_at - posted_at % 86400000 FROM comments WHERE id = helpful_marks.comment_id);

ALTER TABLE conflicts ADD COLUMN times_ordered INTEGER NOT NULL DEFAULT 0;
CREATE TABLE comment_orders (
  conflict_id INTEGER PRIMARY KEY REFERENCES conflicts (id),
  changes INTEGER NOT NULL,
  marked_on INTEGER NOT NULL CHECK (marked_on % 86400000 = 0),
  ordered_at INTEGER,
  due_at INTEGER
) STRICT;
CREATE INDEX comment_orders_due ON comment_orders (due_at) WHERE due_at IS NOT NULL;
INSERT INTO comment_orders (conflict_id, changes, marked_on, due_at)
  SELECT conflict_id, 0, max(marked_on), 0 FROM helpful_marks JOIN comments ON comments.id = comment_id
  GROUP BY conflict_id;
