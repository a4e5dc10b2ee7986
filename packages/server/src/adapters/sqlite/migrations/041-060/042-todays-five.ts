/** What was chosen for which UTC day: ids as JSON, in their order. */
export const TODAYS_FIVE_SCHEMA = `
CREATE TABLE todays_five (
  day INTEGER PRIMARY KEY CHECK (day % 86400000 = 0),
  conflict_ids TEXT NOT NULL
) STRICT;
`;
