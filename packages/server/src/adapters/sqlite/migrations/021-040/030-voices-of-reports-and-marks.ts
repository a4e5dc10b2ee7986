import type { Fingerprint, MemberId, Voice, Voter } from '@twosides/domain/kernel';
import { randomFingerprint } from '../../../random-fingerprint.ts';
import type { Database } from '../../kernel/database.ts';
import type { Migration, MigrationNeeds } from '../migration.ts';

/**
 * Reports and helpful marks are one a voice, as votes are, and have no row number; a report keeps its day. Where two
 * accounts of one mailbox have made one each, both stay, the later under a random fingerprint.
 */
export const VOICES_OF_REPORTS_AND_MARKS: Migration = {
  once: (needs) => {
    needs.database.execute(TABLES);
    moveReports(needs);
    moveMarks(needs);
    needs.database.execute(MOVED);
  },
};

const TABLES = `
ALTER TABLE reports RENAME TO old_reports;
ALTER TABLE helpful_marks RENAME TO old_marks;

CREATE TABLE reports (
  item_kind TEXT NOT NULL CHECK (item_kind IN ('conflict', 'comment')),
  item_id TEXT NOT NULL,
  user_fingerprint TEXT NOT NULL,
  reporter_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  note TEXT,
  reported_at INTEGER NOT NULL CHECK (reported_at % 86400000 = 0),
  settled_at INTEGER,
  PRIMARY KEY (item_kind, item_id, user_fingerprint),
  UNIQUE (item_kind, item_id, reporter_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE helpful_marks (
  comment_id TEXT NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
  user_fingerprint TEXT NOT NULL,
  marked_by TEXT NOT NULL,
  PRIMARY KEY (comment_id, user_fingerprint),
  UNIQUE (comment_id, marked_by)
) STRICT, WITHOUT ROWID;
`;

const MOVED = `
DROP TABLE old_reports;
DROP TABLE old_marks;
CREATE INDEX reports_open ON reports (item_kind, item_id) WHERE settled_at IS NULL;
CREATE INDEX reports_of_member ON reports (reporter_id);
CREATE INDEX reports_of_voice ON reports (user_fingerprint);
CREATE INDEX helpful_marks_of_member ON helpful_marks (marked_by);
CREATE INDEX helpful_marks_of_voice ON helpful_marks (user_fingerprint);
`;

const moveReports = ({ database, secrets }: MigrationNeeds): void => {
  for (const { id, item_kind, item_id, voice } of database.all<OldReport>(OLD_REPORTS)) {
    const own = voice && secrets.fingerprintOf('reports', voice);
    const isFree = own !== null && database.first(REPORTED, item_kind, item_id, own) === null;
    database.run(MOVE_REPORT, isFree ? own : randomFingerprint(), id);
  }
};

type OldReport = {
  readonly id: number;
  readonly item_kind: string;
  readonly item_id: string;
  readonly voice: Voice | null;
};

const OLD_REPORTS = `
  SELECT old_reports.id, item_kind, item_id, users.voice FROM old_reports LEFT JOIN users ON users.id = reporter_id
  ORDER BY old_reports.id`;
const REPORTED = 'SELECT 1 FROM reports WHERE item_kind = ? AND item_id = ? AND user_fingerprint = ?';
const MOVE_REPORT = `
  INSERT INTO reports SELECT item_kind, item_id, ?, reporter_id, reason, note, reported_at - reported_at % 86400000, settled_at
  FROM old_reports WHERE id = ?`;

type Marker = { readonly id: MemberId; readonly voice: Voice };

const moveMarks = ({ database, secrets }: MigrationNeeds): void => {
  const members = database.all<Marker>('SELECT id, voice FROM users WHERE voice IS NOT NULL');
  const markers = new Map(members.map((member) => [secrets.voterOf(member.id), member]));
  for (const { comment_id, user_fingerprint: markedBy } of database.all<OldMark>(OLD_MARKS)) {
    const marker = markers.get(markedBy);
    const own = marker ? secrets.fingerprintOf('marks', marker.voice) : null;
    const isFree = own !== null && database.first(MARKED, comment_id, own) === null;
    const fingerprint = isFree ? own : randomFingerprint();
    database.run('INSERT INTO helpful_marks VALUES (?, ?, ?)', comment_id, fingerprint, markedBy);
    const keyOf = (by: MemberId | Fingerprint) => `helpful:${secrets.stampOf('points', `${comment_id} ${by}`)}`;
    if (marker) renameEntry(database, comment_id, keyOf(marker.id), keyOf(fingerprint));
  }
};

type OldMark = { readonly comment_id: string; readonly user_fingerprint: Voter };

const OLD_MARKS = 'SELECT comment_id, user_fingerprint FROM old_marks ORDER BY id';
const MARKED = 'SELECT 1 FROM helpful_marks WHERE comment_id = ? AND user_fingerprint = ?';

/** What a mark has earned stands under the mark's voice, so that it goes with it anyone who takes it back. */
const renameEntry = (database: Database, comment: string, before: string, after: string): void => {
  database.run(
    "UPDATE points SET source_key = ? WHERE item_kind = 'comment' AND item_id = ? AND source_key = ?",
    after,
    comment,
    before,
  );
};
