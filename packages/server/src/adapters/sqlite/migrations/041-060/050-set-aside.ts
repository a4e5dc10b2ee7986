/**
 * Where votes came from, as an HMAC that is another one on each conflict and is forgotten after a month; which votes
 * were set aside; and what moderators have done, which nobody changes or deletes.
 */
export const SET_ASIDE_SCHEMA = `
ALTER TABLE votes ADD COLUMN network TEXT;
ALTER TABLE votes ADD COLUMN is_set_aside INTEGER NOT NULL DEFAULT 0;
CREATE INDEX votes_of_network ON votes (conflict_id, network) WHERE network IS NOT NULL;
CREATE INDEX votes_with_network ON votes (voted_at) WHERE network IS NOT NULL;
CREATE INDEX votes_set_aside ON votes (conflict_id) WHERE is_set_aside = 1;

CREATE TABLE set_aside_acts (
  id TEXT PRIMARY KEY,
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id),
  act TEXT NOT NULL,
  votes INTEGER NOT NULL,
  networks INTEGER NOT NULL,
  facts TEXT NOT NULL,
  acted_by TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX set_aside_acts_of_conflict ON set_aside_acts (conflict_id, at);
CREATE INDEX set_aside_acts_by_time ON set_aside_acts (at);
CREATE TRIGGER set_aside_acts_stay BEFORE DELETE ON set_aside_acts BEGIN SELECT RAISE(ABORT, 'An act stays'); END;
CREATE TRIGGER set_aside_acts_stand BEFORE UPDATE ON set_aside_acts BEGIN SELECT RAISE(ABORT, 'An act stands'); END;
`;
