/** The old tables go, and the new ones take their names. */
export const VOTES_MOVED_SCHEMA = `
DROP TABLE members_to_move;
DROP TABLE votes;
DROP TABLE operations;
ALTER TABLE cast_votes RENAME TO votes;
ALTER TABLE applied_operations RENAME TO operations;
CREATE INDEX votes_of_voter ON votes (cast_by, voted_at, conflict_id);
CREATE INDEX votes_of_conflict ON votes (conflict_id, voted_at);
CREATE INDEX votes_of_voice ON votes (user_fingerprint);
`;
