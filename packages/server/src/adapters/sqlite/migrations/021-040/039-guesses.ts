/** What voters thought her share would be; a member's own are found without looking at the votes without one. */
export const GUESSES_SCHEMA = `
ALTER TABLE votes ADD COLUMN guess INTEGER;
CREATE INDEX votes_guesses ON votes (cast_by, conflict_id, guess, first_side) WHERE guess IS NOT NULL;
`;
