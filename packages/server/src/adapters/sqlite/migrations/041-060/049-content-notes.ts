/** What an author says beforehand of what is told, as JSON. */
export const CONTENT_NOTES_SCHEMA = `
ALTER TABLE conflicts ADD COLUMN content_notes TEXT NOT NULL DEFAULT '[]';
`;
