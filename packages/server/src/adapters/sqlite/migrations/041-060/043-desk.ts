/**
 * Moderators, who looks at which case, and what was decided. Nobody changes or deletes a ruling.
 */
export const DESK_SCHEMA = `
CREATE TABLE moderators (member_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;

CREATE TABLE case_claims (
  item_kind TEXT NOT NULL,
  item_id TEXT NOT NULL,
  claimed_by TEXT NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (item_kind, item_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE rulings (
  id TEXT PRIMARY KEY,
  item_kind TEXT NOT NULL CHECK (item_kind IN ('conflict', 'comment')),
  item_id TEXT NOT NULL,
  verdict TEXT NOT NULL,
  effect TEXT NOT NULL,
  ground TEXT NOT NULL,
  facts TEXT NOT NULL,
  ruled_by TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX rulings_item ON rulings (item_kind, item_id, at);
CREATE TRIGGER rulings_stay BEFORE DELETE ON rulings BEGIN SELECT RAISE(ABORT, 'A ruling stays'); END;
CREATE TRIGGER rulings_stand BEFORE UPDATE ON rulings BEGIN SELECT RAISE(ABORT, 'A ruling stands'); END;
`;
