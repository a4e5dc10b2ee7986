/** How tallies came about, from here on: of the votes that are there no first side is known, nor when they came. */
export const VOTE_HISTORY_SCHEMA = `
ALTER TABLE votes ADD COLUMN first_side TEXT;
ALTER TABLE votes ADD COLUMN is_blind INTEGER NOT NULL DEFAULT 0;
ALTER TABLE conflicts ADD COLUMN history TEXT NOT NULL
  DEFAULT '{"course":[],"blind":{"herVotes":0,"totalVotes":0},"since":{"herVotes":0,"totalVotes":0}}';
`;
