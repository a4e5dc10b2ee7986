import { type MailboxId, type MemberId, updatePlaceOf } from '@twosides/domain/kernel';
import { sameMailboxAs } from '@twosides/domain/mailbox-keys';
import type { ReportedItem, Ruling } from '@twosides/domain/model';
import {
  conflictText,
  isVisitor,
  MEMBERS_READ,
  type OpenCase,
  type OpenReport,
  REPORTS_LOOKED_AT,
  type ReportedState,
  type ReporterRecord,
  type ReportStore,
  VISITOR_ID_LENGTH,
  VISITORS_READ,
} from '@twosides/domain/moderation';
import { authorOf } from '../../hidden-author.ts';
import { randomMailboxId } from '../../random-mailbox-id.ts';
import { openAddress } from '../../sealed.ts';
import { findMember } from '../accounts/account-store.ts';
import { transact } from '../apply-writes.ts';
import { COUNTS_FOR } from '../discussion/comments.ts';
import type { SiteDatabase } from '../kernel/database.ts';
import { findMailboxKey, findSuspension } from '../mailbox-keys/mailbox-keys.ts';
import { listUpdates } from '../updates/updates.ts';
import { readVoterRecord } from '../voting/votes.ts';
import { type ItemRow, keyOf, readRulings, reportersOf, rulingsOfAuthor, toItem } from './rulings.ts';

export const createReportStore = (database: SiteDatabase): ReportStore => ({
  report: async (item, reporter, decide) =>
    transact(database, decide, () => {
      const state = readState(database, item, openReports(database, item, VISITORS_READ, MEMBERS_READ));
      const mailboxKey = findMailboxKey(database, reporter);
      const mailboxId = mailboxKey ? database.secrets.mailboxIdOf('reports', mailboxKey) : randomMailboxId();
      return (
        state && {
          ...state,
          mailboxId,
          reporter: findMember(database, reporter),
          suspendedUntil: findSuspension(database, reporter),
          record: readRecord(database, reporter, mailboxId),
          hasReported: database.has(HAS_REPORTED, ...keyOf(item), reporter, mailboxId),
        }
      );
    }),

  listOpen: async (limit, moderator = null) =>
    database.read(() =>
      database
        .all<ItemRow>(
          `SELECT item_kind, item_id FROM reports WHERE settled_at IS NULL
           GROUP BY item_kind, item_id ORDER BY sum(weighs) DESC, min(reported_at), item_kind, item_id LIMIT ?`,
          limit,
        )
        .map((row) => readCase(database, toItem(row), moderator)),
    ),

  deleteAddresses: async (before, limit) => database.run(DELETE_ADDRESSES, before, limit),

  listWaiting: async (limit, moderator) =>
    database.read(() => database.all<ItemRow>(WAITING, limit).map((row) => readCase(database, toItem(row), moderator))),

  listDecided: async (limit, moderator, since) =>
    database.read(() =>
      database
        .all<ItemRow>(DECIDED, database.secrets.stampOf('moderator', moderator), since, limit)
        .map((row) => readCase(database, toItem(row), moderator)),
    ),

  listOfAuthor: async (item) =>
    database.read(() => {
      const author = readItem(database, item)?.authorId ?? null;
      return author === null ? [] : rulingsOfAuthor(database, author).filter((one) => !isAbout(one, item));
    }),

  settle: async (item, decide) =>
    transact(database, decide, () => {
      const open = openReports(database, item);
      return { item: readState(database, item, open), openReports: open };
    }),

  judge: async (item, moderator, decide) =>
    transact(database, decide, () => {
      const open = openReports(database, item);
      const state = readState(database, item, open);
      const claim = database.first<{ by: string; until: number }>(CLAIM, ...keyOf(item));
      const isOwn = isOfMember(database, item, state?.authorId ?? null, moderator);
      const ruling = readRulings(database, item).at(-1);
      const lastRuling = ruling
        ? { ruling, reporters: reportersOf(database, ruling), isAppealed: database.has(OPEN_APPEAL, ...keyOf(item)) }
        : null;
      return { item: state, openReports: open, isOwn, claim, lastRuling };
    }),
});

const OPEN_APPEAL = 'SELECT 1 FROM appeals WHERE is_open = 1 AND item_kind = ? AND item_id = ?';

const isAbout = ({ item }: Ruling, { kind, id }: ReportedItem): boolean => item.kind === kind && item.id === id;

const placeOf = (item: ReportedItem): readonly (string | number)[] => {
  if (item.kind !== 'update') return [item.id];
  const { conflictId, number } = updatePlaceOf(item.id);
  return [conflictId, number];
};

const DELETE_ADDRESSES =
  'DELETE FROM report_addresses WHERE id IN (SELECT id FROM report_addresses WHERE day < ? LIMIT ?)';

export const WAITING = `
  SELECT 'comment' AS item_kind, id AS item_id FROM comments INDEXED BY comments_waiting
  WHERE taken_down_by = 'rest' ORDER BY posted_at, id LIMIT ?`;

export const DECIDED = `
  SELECT item_kind, item_id FROM rulings INDEXED BY rulings_of_moderator WHERE ruled_by = ? AND at > ?
  GROUP BY item_kind, item_id ORDER BY max(at) DESC, item_kind, item_id LIMIT ?`;

const CLAIM = 'SELECT claimed_by AS by, until FROM case_claims WHERE item_kind = ? AND item_id = ?';

export const isOfMember = (
  database: SiteDatabase,
  item: ReportedItem,
  author: MemberId | null,
  member: MemberId,
): boolean => {
  const mailboxKeyOf = (account: MemberId) => findMailboxKey(database, account);
  if (sameMailboxAs(member, mailboxKeyOf)(author)) return true;
  const mailboxKey = mailboxKeyOf(member);
  const mailboxId = mailboxKey === null ? null : database.secrets.mailboxIdOf('reports', mailboxKey);
  return database.has(HAS_REPORTED, ...keyOf(item), member, mailboxId);
};

type ReportRow = Omit<OpenReport, 'item' | 'mailTo' | 'record'> & { readonly sealed: string | null };

type StoredItem = Omit<ReportedState, 'updates' | 'openReports'> & Pick<OpenCase, 'under' | 'isPublic' | 'posted'>;

type StoredRow = Omit<StoredItem, 'under' | 'posted'> & {
  readonly authorSealed: string | null;
  readonly at: number;
  readonly title: string | null;
  readonly answered: string | null;
};

const ITEM = {
  conflict: `
    SELECT taken_down_by, review, care, submitted_by AS author_id, author_sealed, id AS conflict_id,
      json_object('title', title, 'herSide', her_side, 'hisSide', his_side, 'tags', json(tags),
        'authorSide', author_side, 'userNickname', user_nickname, 'partnerNickname', partner_nickname,
        'userPronouns', user_pronouns, 'partnerPronouns', partner_pronouns) AS text,
      0 AS counts_for, is_active AS is_public, submitted_at AS at, NULL AS title, NULL AS answered
    FROM conflicts WHERE id = ?`,
  comment: `
    SELECT iif(is_visible, NULL, coalesce(comments.taken_down_by, 'operator')) AS taken_down_by, comments.review,
      NULL AS care, author_id, comments.author_sealed, conflict_id, content AS text, ${COUNTS_FOR} AS counts_for,
      is_visible AND is_active AS is_public, posted_at AS at, title,
      (SELECT content FROM comments AS first WHERE first.id = comments.reply_to) AS answered
    FROM comments JOIN conflicts ON conflicts.id = conflict_id WHERE comments.id = ?`,
  update: `
    SELECT updates.taken_down_by, updates.review, NULL AS care, submitted_by AS author_id, author_sealed, conflict_id,
      text, 0 AS counts_for, updates.taken_down_by IS NULL AND is_active AS is_public, updates.notified_at AS at, title,
      NULL AS answered
    FROM updates JOIN conflicts ON conflicts.id = conflict_id WHERE conflict_id = ? AND number = ?`,
} as const;

export const readItem = (database: SiteDatabase, item: ReportedItem): StoredItem | null => {
  const found = database.first<StoredRow>(ITEM[item.kind], ...placeOf(item));
  if (found === null) return null;
  const { authorSealed, at, title, answered, ...stored } = found;
  return {
    ...stored,
    text: item.kind === 'conflict' ? conflictText(JSON.parse(stored.text)) : stored.text,
    authorId: authorOf(database.secrets, stored.authorId, authorSealed),
    posted: { at, conflictId: stored.conflictId },
    under: title === null ? null : { title, answered },
  };
};

export const readState = (
  database: SiteDatabase,
  item: ReportedItem,
  open: readonly OpenReport[],
): (StoredItem & ReportedState) | null => {
  const found = readItem(database, item);
  return (
    found && {
      ...found,
      updates: item.kind === 'update' ? listUpdates(database, found.conflictId) : [],
      openReports: open,
    }
  );
};

const HAS_REPORTED = `
  SELECT 1 FROM reports WHERE item_kind = ? AND item_id = ? AND (reporter_id = ? OR mailbox_id = ?)`;

/** Oldest first. `visitors` and `members` are the maximum number of reports from each group; null for no limit. */
export const openReports = (
  database: SiteDatabase,
  item: ReportedItem,
  visitors: number | null = null,
  members: number | null = null,
): OpenReport[] =>
  database
    .all<ReportRow>(OPEN_REPORTS, ...keyOf(item), members ?? -1, ...keyOf(item), visitors ?? -1)
    .map(({ sealed, ...report }) => ({
      item,
      ...report,
      mailTo: sealed === null ? null : openAddress(database.secrets, sealed),
      record: isVisitor(report.reporterId) ? null : readRecord(database, report.reporterId, report.mailboxId),
    }));

const OF_VISITORS = `settled_at IS NULL AND length(reporter_id) = ${VISITOR_ID_LENGTH}`;

const OPEN_REPORTS = `
  SELECT reporter_id, reason, note, reported_at, mailbox_id, sealed FROM (
    SELECT * FROM (
      SELECT * FROM reports
      WHERE item_kind = ? AND item_id = ? AND settled_at IS NULL AND length(reporter_id) <> ${VISITOR_ID_LENGTH}
      ORDER BY weighs DESC, reported_at, mailbox_id LIMIT ?)
    UNION ALL SELECT * FROM (
      SELECT * FROM reports WHERE item_kind = ? AND item_id = ? AND ${OF_VISITORS}
      ORDER BY reported_at, mailbox_id LIMIT ?)
  ) AS reports LEFT JOIN report_addresses ON report_addresses.id = reporter_id
  ORDER BY reported_at, mailbox_id`;

const VISITORS = `SELECT count(*) FROM reports WHERE item_kind = ? AND item_id = ? AND ${OF_VISITORS}`;

const readRecord = (database: SiteDatabase, reporter: MemberId, mailboxId: MailboxId): ReporterRecord | null => {
  const member = findMember(database, reporter);
  const given = database.all<GivenRow>(GIVEN, mailboxId, REPORTS_LOOKED_AT);
  return (
    member && {
      emailVerified: member.emailVerified,
      createdAt: member.createdAt,
      ...readVoterRecord(database, database.secrets.voterOf(reporter)),
      agreed: given.filter(({ agreed }) => agreed === true).length,
      disagreed: given.filter(({ agreed }) => agreed === false).length,
      collapses: given.flatMap(({ name, day }) => (day === null ? [] : [{ item: name, day }])),
    }
  );
};

export const GIVEN = `
  SELECT item_kind || ' ' || item_id AS name, agreed, collapsed_on AS day FROM reports WHERE mailbox_id = ?
  ORDER BY reported_at DESC LIMIT ?`;

type GivenRow = { readonly name: string; readonly agreed: boolean | null; readonly day: number | null };

export const readCase = (database: SiteDatabase, item: ReportedItem, moderator: MemberId | null): OpenCase => {
  const found = readItem(database, item);
  const visitors = database.value<number>(VISITORS, ...keyOf(item)) ?? 0;
  return {
    item,
    text: found?.text ?? '',
    under: found?.under ?? null,
    isPublic: found?.isPublic ?? false,
    review: found?.review ?? null,
    care: found?.care ?? null,
    posted: found?.posted ?? null,
    reports: openReports(database, item, VISITORS_READ),
    further: Math.max(0, visitors - VISITORS_READ),
    isOwn: moderator !== null && isOfMember(database, item, found?.authorId ?? null, moderator),
  };
};
