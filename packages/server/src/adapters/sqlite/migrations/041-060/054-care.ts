/**
 * What is done for the people in a conflict, as JSON, and whether voting rests on it; comments that wait meanwhile, by
 * when they were written and by their conflict.
 */
export const CARE_SCHEMA = `
ALTER TABLE conflicts ADD COLUMN care TEXT NOT NULL DEFAULT '{}';
ALTER TABLE conflicts ADD COLUMN rests INTEGER NOT NULL DEFAULT 0 CHECK (rests IN (0, 1));
CREATE INDEX comments_waiting ON comments (posted_at, id) WHERE taken_down_by = 'rest';
CREATE INDEX comments_waiting_under ON comments (conflict_id, posted_at, id) WHERE taken_down_by = 'rest';
`;
