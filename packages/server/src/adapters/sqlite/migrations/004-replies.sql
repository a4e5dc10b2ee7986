ALTER TABLE comments ADD COLUMN reply_to TEXT;
ALTER TABLE comments ADD COLUMN answers TEXT;
CREATE INDEX comments_threads ON comments (conflict_id, posted_at, id) WHERE is_visible = 1 AND reply_to IS NULL;
CREATE INDEX comments_replies ON comments (reply_to, posted_at, id) WHERE is_visible = 1 AND reply_to IS NOT NULL;
CREATE INDEX comments_answering ON comments (posted_at) WHERE answers IS NOT NULL AND is_visible = 1;
