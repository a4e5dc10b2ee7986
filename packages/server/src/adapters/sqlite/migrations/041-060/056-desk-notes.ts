/**
 * Which content notes a ruling has put on its conflict, as JSON; and of a report whether its reporter was established when
 * it was given, by which the desk reads first what weighs. No index: what is open is a small part of an index there is.
 */
export const DESK_NOTES_SCHEMA = `
ALTER TABLE rulings ADD COLUMN notes TEXT;
ALTER TABLE reports ADD COLUMN weighs INTEGER NOT NULL DEFAULT 0 CHECK (weighs IN (0, 1));
`;
