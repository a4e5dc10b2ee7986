/** Updates of a conflict are reported, folded and removed by themselves. */
export const REPORTED_UPDATES_SCHEMA = `
ALTER TABLE updates ADD COLUMN taken_down_by TEXT;
ALTER TABLE updates ADD COLUMN review TEXT;

ALTER TABLE reports RENAME TO old_reports;
CREATE TABLE reports (
  item_kind TEXT NOT NULL CHECK (item_kind IN ('conflict', 'comment', 'update')),
  item_id TEXT NOT NULL,
  user_fingerprint TEXT NOT NULL,
  reporter_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  note TEXT,
  reported_at INTEGER NOT NULL CHECK (reported_at % 86400000 = 0),
  settled_at INTEGER,
  agreed INTEGER CHECK (agreed IN (0, 1)),
  folded_on INTEGER CHECK (folded_on % 86400000 = 0),
  PRIMARY KEY (item_kind, item_id, user_fingerprint),
  UNIQUE (item_kind, item_id, reporter_id)
) STRICT, WITHOUT ROWID;
INSERT INTO reports SELECT item_kind, item_id, user_fingerprint, reporter_id, reason, note, reported_at, settled_at,
  agreed, folded_on FROM old_reports;
DROP TABLE old_reports;
CREATE INDEX reports_open ON reports (item_kind, item_id) WHERE settled_at IS NULL;
CREATE INDEX reports_of_member ON reports (reporter_id);
CREATE INDEX reports_of_voice ON reports (user_fingerprint);

DROP INDEX rulings_item;
DROP TRIGGER rulings_stand;
ALTER TABLE rulings RENAME COLUMN item_kind TO old_kind;
ALTER TABLE rulings ADD COLUMN item_kind TEXT NOT NULL DEFAULT '';
UPDATE rulings SET item_kind = old_kind;
ALTER TABLE rulings DROP COLUMN old_kind;
CREATE INDEX rulings_item ON rulings (item_kind, item_id, at);
CREATE TRIGGER rulings_stand BEFORE UPDATE ON rulings BEGIN SELECT RAISE(ABORT, 'A ruling stands'); END;
`;
