/**
 * Which content notes a ruling has put on its conflict, as JSON; and of a report whether its reporter was established
 * when it was given: the desk reads first what weighs.
 */
export const DESK_NOTES_SCHEMA = `
ALTER TABLE rulings ADD COLUMN notes TEXT;
ALTER TABLE reports ADD COLUMN weighs INTEGER NOT NULL DEFAULT 0 CHECK (weighs IN (0, 1));
`;
