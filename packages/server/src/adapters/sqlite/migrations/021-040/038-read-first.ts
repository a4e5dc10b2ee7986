/**
 * Who has voted, but reads first, and for which side people were when they saw the result; of earlier votes unknown.
 */
export const READ_FIRST_SCHEMA = `
ALTER TABLE votes ADD COLUMN is_reading INTEGER NOT NULL DEFAULT 0;
ALTER TABLE votes ADD COLUMN side_when_seen TEXT;
`;
