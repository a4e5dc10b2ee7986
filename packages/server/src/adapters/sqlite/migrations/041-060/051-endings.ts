/** How conflicts went on, whom that was asked, and who wants to know. */
export const ENDINGS_SCHEMA = `
ALTER TABLE conflicts ADD COLUMN update_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE conflicts ADD COLUMN told_at INTEGER;
ALTER TABLE conflicts ADD COLUMN ended_at INTEGER;
ALTER TABLE conflicts ADD COLUMN asked_days INTEGER NOT NULL DEFAULT 0;
ALTER TABLE conflicts ADD COLUMN votes_helped TEXT;
CREATE INDEX conflicts_ended ON conflicts (ended_at, serial) WHERE is_active = 1 AND ended_at IS NOT NULL;
CREATE INDEX conflicts_ended_in_category ON conflicts (category, ended_at, serial)
  WHERE is_active = 1 AND ended_at IS NOT NULL;
CREATE INDEX conflicts_to_ask ON conflicts (submitted_at, serial) WHERE is_active = 1 AND total_votes >= 10;
CREATE INDEX conflicts_helped ON conflicts (votes_helped) WHERE is_active = 1 AND votes_helped IS NOT NULL;

CREATE TABLE updates (
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id) ON DELETE CASCADE,
  number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 5),
  ending TEXT NOT NULL,
  votes_helped TEXT,
  text TEXT NOT NULL,
  told_at INTEGER NOT NULL,
  saw_split INTEGER NOT NULL,
  for_stories INTEGER NOT NULL,
  PRIMARY KEY (conflict_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX updates_stories ON updates (told_at, conflict_id, number) WHERE for_stories = 1 AND text <> '';

CREATE TABLE ending_follows (
  member_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id) ON DELETE CASCADE,
  since INTEGER NOT NULL CHECK (since % 86400000 = 0),
  PRIMARY KEY (member_id, conflict_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX ending_follows_of_conflict ON ending_follows (conflict_id, member_id);
`;
