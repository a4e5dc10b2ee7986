CREATE INDEX follows_followers ON follows (following_id, follower_id);
CREATE INDEX follows_latest ON follows (follower_id, created_at DESC, following_id);
