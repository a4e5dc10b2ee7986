/**
 * What the figures say is kept by triggers: what there is in each category, how many members have a nickname, and how
 * many follow whom.
 */
export const KEPT_FIGURES = `
CREATE TABLE category_figures (
  category TEXT PRIMARY KEY,
  conflicts INTEGER NOT NULL,
  votes INTEGER NOT NULL,
  comments INTEGER NOT NULL,
  revealed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO category_figures
  SELECT category, count(*), sum(total_votes), sum(comment_count), count(revealed_at)
  FROM conflicts WHERE is_active = 1 GROUP BY category;

CREATE TRIGGER category_figures_insert AFTER INSERT ON conflicts WHEN new.is_active = 1 BEGIN
  INSERT INTO category_figures
    VALUES (new.category, 1, new.total_votes, new.comment_count, new.revealed_at IS NOT NULL)
  ON CONFLICT (category) DO UPDATE SET conflicts = conflicts + 1, votes = votes + excluded.votes,
    comments = comments + excluded.comments, revealed = revealed + excluded.revealed;
END;
CREATE TRIGGER category_figures_update
AFTER UPDATE OF category, is_active, total_votes, comment_count, revealed_at ON conflicts BEGIN
  UPDATE category_figures SET conflicts = conflicts - 1, votes = votes - old.total_votes,
    comments = comments - old.comment_count, revealed = revealed - (old.revealed_at IS NOT NULL)
  WHERE category = old.category AND old.is_active = 1;
  INSERT INTO category_figures
    SELECT new.category, 1, new.total_votes, new.comment_count, new.revealed_at IS NOT NULL WHERE new.is_active = 1
  ON CONFLICT (category) DO UPDATE SET conflicts = conflicts + 1, votes = votes + excluded.votes,
    comments = comments + excluded.comments, revealed = revealed + excluded.revealed;
END;
CREATE TRIGGER category_figures_delete AFTER DELETE ON conflicts WHEN old.is_active = 1 BEGIN
  UPDATE category_figures SET conflicts = conflicts - 1, votes = votes - old.total_votes,
    comments = comments - old.comment_count, revealed = revealed - (old.revealed_at IS NOT NULL)
  WHERE category = old.category;
END;

ALTER TABLE figures ADD COLUMN members INTEGER NOT NULL DEFAULT 0;
UPDATE figures SET members = (SELECT count(*) FROM users WHERE nickname_key IS NOT NULL);
CREATE TRIGGER members_insert AFTER INSERT ON users WHEN new.nickname_key IS NOT NULL BEGIN
  UPDATE figures SET members = members + 1;
END;
CREATE TRIGGER members_update AFTER UPDATE OF nickname_key ON users
WHEN (old.nickname_key IS NULL) <> (new.nickname_key IS NULL) BEGIN
  UPDATE figures SET members = members + iif(new.nickname_key IS NULL, -1, 1);
END;
CREATE TRIGGER members_delete AFTER DELETE ON users WHEN old.nickname_key IS NOT NULL BEGIN
  UPDATE figures SET members = members - 1;
END;

ALTER TABLE users ADD COLUMN followers_count INTEGER NOT NULL DEFAULT 0 CHECK (followers_count >= 0);
ALTER TABLE users ADD COLUMN following_count INTEGER NOT NULL DEFAULT 0 CHECK (following_count >= 0);
UPDATE users SET followers_count = (SELECT count(*) FROM follows WHERE following_id = users.id),
  following_count = (SELECT count(*) FROM follows WHERE follower_id = users.id);
CREATE TRIGGER follows_insert AFTER INSERT ON follows BEGIN
  UPDATE users SET followers_count = followers_count + 1 WHERE id = new.following_id;
  UPDATE users SET following_count = following_count + 1 WHERE id = new.follower_id;
END;
CREATE TRIGGER follows_delete AFTER DELETE ON follows BEGIN
  UPDATE users SET followers_count = followers_count - 1 WHERE id = old.following_id;
  UPDATE users SET following_count = following_count - 1 WHERE id = old.follower_id;
END;
`;
