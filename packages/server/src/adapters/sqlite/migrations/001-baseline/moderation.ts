export const MODERATION = `
CREATE TABLE reports (
  item_kind TEXT NOT NULL CHECK (item_kind IN ('conflict', 'comment', 'update')),
  item_id TEXT NOT NULL,
  mailbox_id TEXT NOT NULL,
  reporter_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  note TEXT,
  weighs INTEGER NOT NULL CHECK (weighs IN (0, 1)),
  reported_at INTEGER NOT NULL CHECK (reported_at % 86400000 = 0),
  settled_at INTEGER,
  agreed INTEGER CHECK (agreed IN (0, 1)),
  collapsed_on INTEGER CHECK (collapsed_on % 86400000 = 0),
  PRIMARY KEY (item_kind, item_id, mailbox_id),
  UNIQUE (item_kind, item_id, reporter_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX reports_open ON reports (item_kind, item_id) WHERE settled_at IS NULL;
CREATE INDEX reports_of_member ON reports (reporter_id);
CREATE INDEX reports_of_mailbox_key ON reports (mailbox_id, reported_at);

CREATE TABLE report_addresses (
  id TEXT PRIMARY KEY,
  sealed TEXT NOT NULL,
  day INTEGER NOT NULL CHECK (day % 86400000 = 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX report_addresses_by_day ON report_addresses (day);

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
  item_kind TEXT NOT NULL CHECK (item_kind IN ('conflict', 'comment', 'update')),
  item_id TEXT NOT NULL,
  verdict TEXT NOT NULL,
  effect TEXT NOT NULL,
  ground TEXT NOT NULL,
  facts TEXT NOT NULL,
  notes TEXT,
  suspension TEXT,
  appeal_of TEXT,
  appeal_side TEXT CHECK ((appeal_side IS NULL) = (appeal_of IS NULL)),
  ruled_by TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX rulings_item ON rulings (item_kind, item_id, at);
CREATE UNIQUE INDEX rulings_answer ON rulings (appeal_of, appeal_side) WHERE appeal_of IS NOT NULL;
CREATE TRIGGER rulings_stand BEFORE UPDATE ON rulings BEGIN SELECT RAISE(ABORT, 'A ruling stands'); END;
CREATE TRIGGER rulings_stay BEFORE DELETE ON rulings BEGIN SELECT RAISE(ABORT, 'A ruling stays'); END;

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

-- Each under an HMAC that leads to nobody.
CREATE TABLE suspensions (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE exclusions (
  id TEXT PRIMARY KEY,
  conflict_id INTEGER NOT NULL REFERENCES conflicts (id),
  act TEXT NOT NULL,
  votes INTEGER NOT NULL,
  networks INTEGER NOT NULL,
  facts TEXT NOT NULL,
  acted_by TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX exclusions_of_conflict ON exclusions (conflict_id, at);
CREATE INDEX exclusions_by_time ON exclusions (at);
CREATE TRIGGER exclusions_stand BEFORE UPDATE ON exclusions BEGIN SELECT RAISE(ABORT, 'An act stands'); END;
CREATE TRIGGER exclusions_stay BEFORE DELETE ON exclusions BEGIN SELECT RAISE(ABORT, 'An act stays'); END;

-- One row for each month that is over.
CREATE TABLE transparency (
  month INTEGER PRIMARY KEY,
  reported INTEGER NOT NULL,
  restricted INTEGER NOT NULL,
  by_machine INTEGER NOT NULL,
  appealed INTEGER NOT NULL,
  reversed INTEGER NOT NULL,
  excluded INTEGER NOT NULL
) STRICT;
`;
