/** How many votes were set aside in each month that is over; of months that were counted before, none. */
export const VOTES_SET_ASIDE_TOLD_SCHEMA = `
ALTER TABLE transparency ADD COLUMN set_aside INTEGER NOT NULL DEFAULT 0;
`;
