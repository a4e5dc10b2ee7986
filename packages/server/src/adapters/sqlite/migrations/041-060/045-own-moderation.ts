/** Whether the author of a conflict has closed its discussion, and folded a comment under it. */
export const OWN_MODERATION_SCHEMA = `
ALTER TABLE conflicts ADD COLUMN is_closed INTEGER NOT NULL DEFAULT 0 CHECK (is_closed IN (0, 1));
ALTER TABLE comments ADD COLUMN hidden_by_author INTEGER NOT NULL DEFAULT 0 CHECK (hidden_by_author IN (0, 1));
`;
