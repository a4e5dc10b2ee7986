/** Shares, and the indexes that a week's figures and the latest reveals are counted from. */
export const SHARE_SCHEMA = `
CREATE TABLE shares (
  id INTEGER PRIMARY KEY,
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  sharer TEXT NOT NULL,
  shared_at INTEGER NOT NULL,
  UNIQUE (conflict_id, channel, sharer)
) STRICT;
CREATE INDEX shares_of_conflict ON shares (conflict_id, shared_at);
CREATE INDEX shares_age ON shares (shared_at);

CREATE INDEX votes_of_conflict ON votes (conflict_id, voted_at);
CREATE INDEX conflicts_revealed ON conflicts (revealed_at, submitted_at) WHERE is_active = 1 AND revealed_at IS NOT NULL;
`;
