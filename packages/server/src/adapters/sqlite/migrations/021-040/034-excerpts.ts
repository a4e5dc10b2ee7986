/**
 * What lists show of the two accounts. Null in conflicts that were there before, until they are filled; the index finds
 * those.
 */
export const EXCERPTS_SCHEMA = `
ALTER TABLE conflicts ADD COLUMN his_excerpt TEXT;
ALTER TABLE conflicts ADD COLUMN her_excerpt TEXT;
CREATE INDEX conflicts_without_excerpts ON conflicts (id) WHERE his_excerpt IS NULL;
`;
