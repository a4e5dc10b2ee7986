/** Who hid a comment, as conflicts have it: only what reports have hidden may come back. */
export const MODERATION_SCHEMA = `
ALTER TABLE comments ADD COLUMN taken_down_by TEXT;
UPDATE comments SET taken_down_by = CASE
  WHEN EXISTS (SELECT 1 FROM reports WHERE item_kind = 'comment' AND item_id = comments.id AND settled_at IS NOT NULL) THEN 'operator'
  ELSE 'reports' END
WHERE is_visible = 0;
`;
