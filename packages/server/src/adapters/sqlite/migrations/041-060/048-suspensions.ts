/** Members who are suspended, each under an HMAC that leads to nobody, and for which ruling. */
export const SUSPENSIONS_SCHEMA = `
CREATE TABLE suspensions (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
ALTER TABLE rulings ADD COLUMN suspension TEXT;
`;
