import type { MemberId, Timestamp } from '@twosides/domain/kernel';
import { isSuspended, sameMailboxAs } from '@twosides/domain/mailbox-keys';
import {
  type Appeal,
  type AppealKey,
  isByItself,
  type Report,
  type Ruling,
  VISIBLE_EFFECTS,
} from '@twosides/domain/model';
import { MEMBERS_READ } from '@twosides/domain/moderation';
import type { Answering, MadeAppeal, OpenAppeal, StatementStore, StoredStatement } from '@twosides/domain/statements';
import { transact } from '../apply-writes.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';
import { findMailboxKey, findSuspension } from '../mailbox-keys/mailbox-keys.ts';
import { isOfMember, openReports, readCase, readItem, readState } from '../moderation/report-store.ts';
import {
  type ItemRow,
  keyOf,
  OWN_ITEMS,
  ownItemsOf,
  RULING,
  type RulingRow,
  reportersOf,
  toItem,
  toRuling,
} from '../moderation/rulings.ts';

export const createStatementStore = (database: SiteDatabase): StatementStore => ({
  listStatements: async (member, limit) =>
    database.read(() =>
      database
        .all<StatementRow>(STATEMENTS, ...ownItemsOf(database, member), member, limit)
        .map((row) => toStatement(database, row)),
    ),

  findReport: async (visitor) =>
    database.read(() => {
      const row = database.first<ReportRow>(REPORT, visitor);
      if (row === null) return null;
      const [stated] = database.all<StatementRow>(STATEMENTS, '', '', '', '', '', '', visitor, 1);
      const { itemKind, itemId, isSettled, ...report } = row;
      const item = toItem({ itemKind, itemId });
      return {
        report: { item, ...report },
        isSettled,
        isPublic: readItem(database, item)?.isPublic ?? false,
        decision: stated ? toStatement(database, stated) : null,
      };
    }),

  appeal: async (id, member, decide) =>
    transact(database, decide, () => {
      const ruling = readRuling(database, id);
      const side = ruling && sideOf(database, ruling, member);
      const appeal = side && readAppeal(database, { ruling: id, side });
      return ruling && { ruling, side, appeal };
    }),

  listAppeals: async (limit, moderator, now) =>
    database.read(() =>
      database.all<AppealRow>(WAITING, limit).flatMap((row) => {
        const decision = readRuling(database, row.ruling);
        if (decision === null) return [];
        const { text, isPublic, review, posted } = readCase(database, decision.item, null);
        return {
          ...toAppeal(row),
          ...answering(database, decision, moderator, now),
          text,
          isPublic,
          review,
          conflictId: posted?.conflictId ?? null,
          decision,
          reports: readReasons(database, decision),
        };
      }),
    ),

  answer: async ({ ruling: id, side }, moderator, now, decide) =>
    transact(database, decide, () => {
      const at = database.value<Timestamp>(OPEN_APPEAL, id, side);
      const ruling = at === null ? null : readRuling(database, id);
      if (at === null || ruling === null) return null;
      return {
        ruling,
        state: readState(database, ruling.item, openReports(database, ruling.item)),
        reporters: reportersOf(database, ruling),
        ...answering(database, ruling, moderator, now),
        at,
      };
    }),
});

const STATEMENTS = `
  WITH own AS (${OWN_ITEMS}), stated AS (
    SELECT ${RULING}, own.conflict_id, 'author' AS side, NULL AS reason, NULL AS note
    FROM own CROSS JOIN rulings USING (item_kind, item_id) WHERE effect <> 'none'
    UNION ALL
    SELECT ${RULING}, coalesce(comments.conflict_id, CAST(reports.item_id AS INTEGER)), 'reporter', reason, note
    FROM reports CROSS JOIN rulings USING (item_kind, item_id)
      LEFT JOIN comments ON reports.item_kind = 'comment' AND comments.id = reports.item_id
    WHERE reporter_id = ? AND rulings.at = settled_at AND ruled_by NOT IN ('reports', 'detector')
  )
  SELECT stated.*, iif(side = 'author' OR (is_active AND coalesce(review, 'kept') = 'kept'), title, NULL) AS conflict_title,
    (SELECT effect FROM rulings AS later
      WHERE later.item_kind = stated.item_kind AND later.item_id = stated.item_id AND later.at > stated.at
        AND effect IN (${VISIBLE_EFFECTS.map((effect) => `'${effect}'`).join(', ')})
      ORDER BY later.at DESC LIMIT 1) AS later_effect
  FROM stated JOIN conflicts ON conflicts.id = conflict_id ORDER BY at DESC, stated.id LIMIT ?`;

const WAITING = `
  SELECT ruling_id AS ruling, side, item_kind, item_id, words, at FROM appeals
  WHERE is_open = 1 ORDER BY at, ruling_id, side LIMIT ?`;

const OPEN_APPEAL = 'SELECT at FROM appeals WHERE ruling_id = ? AND side = ? AND is_open = 1';

const REPORT = `
  SELECT item_kind, item_id, reason, note, reported_at, settled_at IS NOT NULL AS is_settled
  FROM reports WHERE reporter_id = ?`;

const APPEAL = `
  SELECT words, verdict, facts FROM appeals
    LEFT JOIN rulings ON rulings.appeal_of = appeals.ruling_id AND rulings.appeal_side = appeals.side
  WHERE appeals.ruling_id = ? AND appeals.side = ?`;

type StatementRow = RulingRow &
  Pick<StoredStatement, 'side' | 'conflictId' | 'conflictTitle' | 'laterEffect'> & {
    readonly reason: Report['reason'] | null;
    readonly note: string | null;
  };

type AppealRow = ItemRow & Omit<Appeal, 'item'>;

type ReportRow = ItemRow & Pick<Report, 'reason' | 'note' | 'reportedAt'> & { readonly isSettled: boolean };

const toStatement = (database: SiteDatabase, row: StatementRow): StoredStatement => ({
  ...toRuling(row),
  id: row.id,
  side: row.side,
  conflictId: row.conflictId,
  conflictTitle: row.conflictTitle,
  text: isOwnComment(row) ? readItem(database, toItem(row))?.text || null : null,
  laterEffect: row.laterEffect,
  reported: row.reason === null ? null : { reason: row.reason, note: row.note },
  appeal: readAppeal(database, { ruling: row.id, side: row.side }),
});

const isOwnComment = ({ side, itemKind }: StatementRow): boolean => side === 'author' && itemKind === 'comment';

const toAppeal = ({ itemKind, itemId, ...row }: AppealRow): Appeal => ({ ...row, item: toItem({ itemKind, itemId }) });

const readReasons = (database: Database, ruling: Ruling): OpenAppeal['reports'] =>
  database.all<OpenAppeal['reports'][number]>(
    `SELECT reason, note FROM reports WHERE item_kind = ? AND item_id = ? AND settled_at IS ?
     ORDER BY reported_at, mailbox_id LIMIT ?`,
    ...keyOf(ruling.item),
    isByItself(ruling) ? null : ruling.at,
    MEMBERS_READ,
  );

const readRuling = (database: Database, id: string): Ruling | null => {
  const row = database.first<RulingRow>(`SELECT ${RULING} FROM rulings WHERE id = ?`, id);
  return row && toRuling(row);
};

const readAppeal = (database: Database, { ruling, side }: AppealKey): MadeAppeal | null => {
  const row = database.first<{ words: string; verdict: Ruling['verdict'] | null; facts: string }>(APPEAL, ruling, side);
  return row && { words: row.words, answer: row.verdict && { verdict: row.verdict, facts: row.facts } };
};

const sideOf = (database: SiteDatabase, ruling: Ruling, member: MemberId): AppealKey['side'] | null => {
  if (readItem(database, ruling.item)?.authorId === member) return 'author';
  return reportersOf(database, ruling).includes(member) ? 'reporter' : null;
};

const answering = (
  database: SiteDatabase,
  { item, by }: Ruling,
  moderator: MemberId,
  now: Timestamp,
): Omit<Answering, 'at'> => {
  const author = readItem(database, item)?.authorId ?? null;
  const isSame = sameMailboxAs(moderator, (account) => findMailboxKey(database, account));
  const hasDecided = (one: MemberId) => database.secrets.stampOf('moderator', one) === by;
  const maySit = (one: MemberId) => !isSuspended({ suspendedUntil: findSuspension(database, one) }, now);
  const moderators = database.list<MemberId>('SELECT member_id FROM moderators');
  return {
    isOwn: isOfMember(database, item, author, moderator),
    isOwnDecision: moderators.some((one) => isSame(one) && hasDecided(one)),
    others: moderators.filter((one) => !isSame(one) && !hasDecided(one) && maySit(one)).length,
  };
};
