/** These tables have no rowids, because the order of rowids would reveal who voted when. */
export const VOTES = `
CREATE TABLE mailbox_keys (
  mailbox TEXT PRIMARY KEY,
  mailbox_key TEXT NOT NULL,
  ends_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX mailbox_keys_of_mailbox_key ON mailbox_keys (mailbox_key);
CREATE INDEX mailbox_keys_ending ON mailbox_keys (ends_at) WHERE ends_at IS NOT NULL;

CREATE TABLE votes (
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id),
  mailbox_id TEXT NOT NULL,
  voter_ref TEXT NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('her', 'his')),
  voted_at INTEGER NOT NULL CHECK (voted_at % 86400000 = 0),
  first_side TEXT NOT NULL CHECK (first_side IN ('her', 'his')),
  is_blind INTEGER NOT NULL DEFAULT 0 CHECK (is_blind IN (0, 1)),
  is_reading INTEGER NOT NULL DEFAULT 0 CHECK (is_reading IN (0, 1)),
  side_when_seen TEXT CHECK (side_when_seen IN ('her', 'his')),
  guess INTEGER,
  established INTEGER NOT NULL CHECK (established IN (0, 1)),
  network TEXT,
  is_excluded INTEGER NOT NULL DEFAULT 0 CHECK (is_excluded IN (0, 1)),
  PRIMARY KEY (conflict_id, mailbox_id),
  UNIQUE (conflict_id, voter_ref)
) STRICT, WITHOUT ROWID;
CREATE INDEX votes_of_voter ON votes (voter_ref, voted_at, conflict_id);
CREATE INDEX votes_of_conflict ON votes (conflict_id, voted_at);
CREATE INDEX votes_of_mailbox_key ON votes (mailbox_id);
CREATE INDEX votes_guesses ON votes (voter_ref, conflict_id, guess, first_side) WHERE guess IS NOT NULL;
CREATE INDEX votes_of_network ON votes (conflict_id, network) WHERE network IS NOT NULL;
CREATE INDEX votes_with_network ON votes (voted_at) WHERE network IS NOT NULL;
CREATE INDEX votes_excluded ON votes (conflict_id) WHERE is_excluded = 1;

CREATE TABLE today_votes (
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id),
  hour INTEGER NOT NULL CHECK (hour % 3600000 = 0),
  votes INTEGER NOT NULL CHECK (votes >= 0),
  PRIMARY KEY (conflict_id, hour)
) STRICT, WITHOUT ROWID;
CREATE INDEX today_votes_hour ON today_votes (hour);

CREATE TABLE operations (
  actor TEXT NOT NULL,
  op_id TEXT NOT NULL,
  request TEXT NOT NULL,
  made TEXT,
  applied_on INTEGER NOT NULL CHECK (applied_on % 86400000 = 0),
  PRIMARY KEY (actor, op_id)
) STRICT, WITHOUT ROWID;
`;
