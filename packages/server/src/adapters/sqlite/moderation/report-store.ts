import type { ConflictId, MemberId, Secrets } from '@twosides/domain/kernel';
import type { Report, ReportedItem, ReportReason, TakenDownBy } from '@twosides/domain/model';
import type { OpenCase, ReportedState, ReportStore } from '@twosides/domain/moderation';
import { authorOf } from '../../hidden-author.ts';
import { randomFingerprint } from '../../random-fingerprint.ts';
import { findMember } from '../accounts/account-store.ts';
import { applied } from '../apply-writes.ts';
import type { Database } from '../kernel/database.ts';
import { findVoice } from '../voices/claim-voice.ts';

export const createReportStore = (database: Database, secrets: Secrets): ReportStore => ({
  report: async (item, reporter, decide) =>
    database.write(() => {
      const state = readState(database, secrets, item, openReports(database, item));
      const voice = findVoice(database, reporter);
      const fingerprint = voice ? secrets.fingerprintOf('reports', voice) : randomFingerprint();
      const decided = decide(
        state && {
          ...state,
          fingerprint,
          reporter: findMember(database, reporter),
          hasReported: database.first(HAS_REPORTED, item.kind, String(item.id), reporter, fingerprint) !== null,
        },
      );
      return applied({ database, secrets }, decided);
    }),

  listOpen: async (limit) =>
    database.read(() =>
      database
        .all<ItemRow>(
          `SELECT item_kind, item_id FROM reports WHERE settled_at IS NULL
           GROUP BY item_kind, item_id ORDER BY count(*) DESC, min(reported_at) LIMIT ?`,
          limit,
        )
        .map((row) => readCase(database, toItem(row))),
    ),

  settle: async (item, decide) =>
    database.write(() => {
      const open = openReports(database, item);
      const state = { item: readState(database, secrets, item, open), openReports: open };
      return applied({ database, secrets }, decide(state));
    }),
});

export type ItemRow = { readonly item_kind: ReportedItem['kind']; readonly item_id: string };
type ReportRow = ItemRow & {
  readonly reporter_id: MemberId;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly reported_at: number;
};

export const toItem = ({ item_kind, item_id }: ItemRow): ReportedItem =>
  (item_kind === 'conflict'
    ? { kind: item_kind, id: Number(item_id) }
    : { kind: item_kind, id: item_id }) as ReportedItem;

type StateRow = {
  readonly taken_down_by: TakenDownBy | null;
  readonly author_id: MemberId | null;
  readonly author_sealed: string | null;
  readonly conflict_id: ConflictId;
};

const readState = (
  database: Database,
  secrets: Secrets,
  item: ReportedItem,
  open: readonly Report[],
): ReportedState | null => {
  const found = database.first<StateRow>(
    item.kind === 'conflict'
      ? 'SELECT taken_down_by, submitted_by AS author_id, author_sealed, id AS conflict_id FROM conflicts WHERE id = ?'
      : `SELECT iif(is_visible, NULL, coalesce(taken_down_by, 'reports')) AS taken_down_by, author_id, author_sealed, conflict_id
         FROM comments WHERE id = ?`,
    item.id,
  );
  return (
    found && {
      takenDownBy: found.taken_down_by,
      authorId: authorOf(secrets, found.author_id, found.author_sealed),
      conflictId: found.conflict_id,
      openReports: open,
      closedReports: database.first<{ closed: number }>(CLOSED, item.kind, String(item.id))?.closed ?? 0,
    }
  );
};

/** The member has, or another account of the same mailbox. */
const HAS_REPORTED = `
  SELECT 1 FROM reports WHERE item_kind = ? AND item_id = ? AND (reporter_id = ? OR user_fingerprint = ?)`;

const CLOSED = 'SELECT count(*) AS closed FROM reports WHERE item_kind = ? AND item_id = ? AND settled_at IS NOT NULL';

const openReports = (database: Database, item: ReportedItem): Report[] =>
  database
    .all<ReportRow>(
      'SELECT * FROM reports WHERE item_kind = ? AND item_id = ? AND settled_at IS NULL ORDER BY reported_at, user_fingerprint',
      item.kind,
      String(item.id),
    )
    .map((row) => ({
      item,
      reporterId: row.reporter_id,
      reason: row.reason,
      note: row.note,
      reportedAt: row.reported_at,
    }));

const readCase = (database: Database, item: ReportedItem): OpenCase => {
  const found = database.first<{ text: string; is_public: number }>(
    item.kind === 'conflict'
      ? `SELECT title || char(10) || her_side || char(10) || his_side AS text, is_active AS is_public FROM conflicts WHERE id = ?`
      : 'SELECT content AS text, is_visible AS is_public FROM comments WHERE id = ?',
    item.id,
  );
  return { item, text: found?.text ?? '', isPublic: found?.is_public === 1, reports: openReports(database, item) };
};
