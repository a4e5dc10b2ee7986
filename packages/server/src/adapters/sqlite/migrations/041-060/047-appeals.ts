/** Objections to what was decided, and which ruling answers which. */
export const APPEALS_SCHEMA = `
CREATE TABLE appeals (
  ruling_id TEXT NOT NULL REFERENCES rulings (id),
  side TEXT NOT NULL CHECK (side IN ('author', 'reporter')),
  item_kind TEXT NOT NULL,
  item_id TEXT NOT NULL,
  words TEXT NOT NULL,
  at INTEGER NOT NULL,
  is_open INTEGER NOT NULL,
  PRIMARY KEY (ruling_id, side)
) STRICT, WITHOUT ROWID;
CREATE INDEX appeals_open ON appeals (at, ruling_id, side) WHERE is_open = 1;
CREATE INDEX appeals_item ON appeals (item_kind, item_id);

ALTER TABLE rulings ADD COLUMN appeal_of TEXT;
ALTER TABLE rulings ADD COLUMN appeal_side TEXT;
CREATE UNIQUE INDEX rulings_answer ON rulings (appeal_of, appeal_side) WHERE appeal_of IS NOT NULL;
`;
