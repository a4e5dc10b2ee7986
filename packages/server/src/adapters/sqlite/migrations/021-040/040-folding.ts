/**
 * What reports have hidden is folded instead: back on the site with its points and its place in the count of comments,
 * behind a notice. What is on the site although its reports were looked at was kept. A report knows whether the verdict
 * was with it, and on which day it has folded its item.
 */
export const FOLDING_SCHEMA = `
ALTER TABLE conflicts ADD COLUMN review TEXT;
ALTER TABLE comments ADD COLUMN review TEXT;
ALTER TABLE reports ADD COLUMN agreed INTEGER CHECK (agreed IN (0, 1));
ALTER TABLE reports ADD COLUMN folded_on INTEGER CHECK (folded_on % 86400000 = 0);

UPDATE reports SET agreed = CASE item_kind
  WHEN 'conflict' THEN EXISTS (SELECT 1 FROM conflicts WHERE id = CAST(item_id AS INTEGER) AND taken_down_by = 'operator')
  ELSE EXISTS (SELECT 1 FROM comments WHERE id = item_id AND taken_down_by = 'operator') END
WHERE settled_at IS NOT NULL;
UPDATE conflicts SET review = 'kept'
WHERE is_active = 1 AND EXISTS (SELECT 1 FROM reports WHERE item_kind = 'conflict' AND item_id = CAST(conflicts.id AS TEXT) AND agreed = 0);
UPDATE comments SET review = 'kept'
WHERE is_visible = 1 AND EXISTS (SELECT 1 FROM reports WHERE item_kind = 'comment' AND item_id = comments.id AND agreed = 0);

CREATE TABLE hidden (item_kind TEXT NOT NULL, item_id TEXT NOT NULL, PRIMARY KEY (item_kind, item_id)) STRICT, WITHOUT ROWID;
INSERT INTO hidden SELECT 'conflict', CAST(id AS TEXT) FROM conflicts WHERE taken_down_by = 'reports';
INSERT INTO hidden SELECT 'comment', id FROM comments WHERE is_visible = 0 AND taken_down_by = 'reports';

UPDATE conflicts SET is_active = 1, taken_down_by = NULL, review = 'folded-by-reports' WHERE taken_down_by = 'reports';
UPDATE conflicts SET comment_count = comment_count + folded.comments
FROM (
  SELECT conflict_id, count(*) AS comments FROM comments WHERE is_visible = 0 AND taken_down_by = 'reports' GROUP BY conflict_id
) AS folded WHERE folded.conflict_id = conflicts.id;
UPDATE comments SET is_visible = 1, taken_down_by = NULL, review = 'folded-by-reports'
WHERE is_visible = 0 AND taken_down_by = 'reports';

UPDATE scores SET points = scores.points + back.points, conflicts = conflicts + back.posts,
  comments = comments + back.commented, helpful_comments = helpful_comments + back.helpful, waits = 'next'
FROM (
  SELECT member_id, span, start, sum(points) AS points, sum(kind = 'post') AS posts, sum(kind = 'comment') AS commented,
    sum(kind = 'helpful-comment') AS helpful
  FROM (
    SELECT *, 'all' AS span, 0 AS start FROM points
    UNION ALL SELECT *, 'day', day FROM points
    UNION ALL SELECT *, 'week', day - (day - 345600000) % 604800000 FROM points
  ) JOIN hidden USING (item_kind, item_id) WHERE is_counted = 0 GROUP BY member_id, span, start
) AS back WHERE back.member_id = scores.member_id AND back.span = scores.span AND back.start = scores.start;
UPDATE points SET is_counted = 1 WHERE (item_kind, item_id) IN (SELECT item_kind, item_id FROM hidden);
DROP TABLE hidden;
`;
