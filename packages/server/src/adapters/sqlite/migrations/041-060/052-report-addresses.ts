/** Where visitors are told what has become of their reports, sealed, under what stands for them in the reports. */
export const REPORT_ADDRESSES_SCHEMA = `
CREATE TABLE report_addresses (
  id TEXT PRIMARY KEY,
  sealed TEXT NOT NULL,
  day INTEGER NOT NULL CHECK (day % 86400000 = 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX report_addresses_by_day ON report_addresses (day);
`;
