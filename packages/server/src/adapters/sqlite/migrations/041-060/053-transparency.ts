/** What was reported and decided in each month that is over. */
export const TRANSPARENCY_SCHEMA = `
CREATE TABLE transparency (
  month INTEGER PRIMARY KEY,
  reported INTEGER NOT NULL,
  restricted INTEGER NOT NULL,
  by_machine INTEGER NOT NULL,
  appealed INTEGER NOT NULL,
  reversed INTEGER NOT NULL
) STRICT;
`;
