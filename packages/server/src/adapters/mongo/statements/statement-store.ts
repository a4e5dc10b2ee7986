import { type CommentId, type ConflictId, type MemberId, type Timestamp, updatePlaceOf } from '@twosides/domain/kernel';
import { isSuspended, sameMailboxAs } from '@twosides/domain/mailbox-keys';
import {
  type AppealKey,
  BY_THEMSELVES,
  isByItself,
  type ReportedItem,
  type Ruling,
  VISIBLE_EFFECTS,
  type VisibleEffect,
} from '@twosides/domain/model';
import { MEMBERS_READ } from '@twosides/domain/moderation';
import type { Answering, MadeAppeal, OpenAppeal, StatementStore, StoredStatement } from '@twosides/domain/statements';
import { trusted } from 'mongoose';
import { transact } from '../apply-writes.ts';
import { findGate } from '../mailbox-keys/gates.ts';
import type { Models, SiteDatabase } from '../models/models.ts';
import type { RulingRecord } from '../models/moderation-records.ts';
import { readOpen, toItem } from '../moderation/open-reports.ts';
import { readCase, readCases, readItem } from '../moderation/read-cases.ts';
import { isOfMember, readState } from '../moderation/report-store.ts';
import { appealId, keyOf } from '../moderation/report-writes.ts';
import { reportersOf, rulingsOfAuthor, toRuling } from '../moderation/rulings.ts';

export const createStatementStore = (database: SiteDatabase): StatementStore => ({
  listStatements: async (member, limit) => {
    const stated = (await Promise.all([ofAuthor(database, member), ofReporter(database, member)])).flat();
    const found = stated.sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)).slice(0, limit);
    return shown(database, found);
  },

  findReport: async (visitor) => {
    const record = await database.reports.findOne({ reporterId: visitor }).lean();
    if (record === null) return null;
    const { reason, note, reportedAt, settledAt } = record;
    const [decision = null] = await shown(database, (await ofReporter(database, visitor)).slice(0, 1));
    const item = toItem(record);
    const { isPublic } = await readCase(database, item, null);
    return {
      report: { item, reason, note, reportedAt },
      isSettled: settledAt !== null,
      isPublic,
      decision,
    };
  },

  appeal: (id, member, decide) =>
    transact(database, decide, async () => {
      const ruling = await readRuling(database, id);
      const side = ruling && (await sideOf(database, ruling, member));
      const appeal = side && (await readAppeal(database, { ruling: id, side }));
      return ruling && { ruling, side, appeal };
    }),

  listAppeals: async (limit, moderator, now) => {
    const waiting = await database.appeals.find({ isOpen: true }).sort({ at: 1, _id: 1 }).limit(limit).lean();
    const found = await Promise.all(
      waiting.map(async (record) => {
        const decision = await readRuling(database, record.ruling);
        if (decision === null) return [];
        const { text, isPublic, review, posted } = await readCase(database, decision.item, null);
        const { ruling, side, words, at } = record;
        const conflictId = posted?.conflictId ?? null;
        const who = await answering(database, decision, moderator, now);
        const reports = await readReasons(database, decision);
        const shown = { text, isPublic, review, conflictId, decision, reports };
        return { ruling, side, words, at, item: toItem(record), ...who, ...shown };
      }),
    );
    return found.flat();
  },

  answer: (key, moderator, now, decide) =>
    transact(database, decide, async () => {
      const waits = await database.appeals.findOne({ _id: appealId(key), isOpen: true }, { at: 1 }).lean();
      const ruling = waits && (await readRuling(database, key.ruling));
      if (waits === null || ruling === null) return null;
      const { item } = ruling;
      const open = await readOpen(database, item);
      const state = await readState(database, item, open);
      const reporters = await reportersOf(database, ruling);
      const who = await answering(database, ruling, moderator, now);
      return { ruling, state, reporters, ...who, at: waits.at };
    }),
});

type Stated = Omit<StoredStatement, 'conflictTitle' | 'text' | 'laterEffect' | 'appeal'>;

const shown = async (database: SiteDatabase, stated: readonly Stated[]): Promise<readonly StoredStatement[]> => {
  const conflictIds = stated.map(({ conflictId }) => conflictId);
  const own = stated.flatMap(({ side, item }) => (side === 'author' && item.kind === 'comment' ? [item] : []));
  const [conflicts, cases, changes] = await Promise.all([
    database.conflicts.find({ _id: trusted({ $in: conflictIds }) }, { title: 1, isActive: 1, review: 1 }).lean(),
    readCases(database, own, null),
    stated.length === 0
      ? []
      : database.rulings
          .find({ effect: trusted({ $in: VISIBLE_EFFECTS }), $or: stated.map(({ item }) => keyOf(item)) })
          .sort({ at: -1 })
          .lean(),
  ]);
  return Promise.all(
    stated.map(async (statement) => {
      const conflict = conflicts.find(({ _id }) => _id === statement.conflictId);
      const isShown = statement.side === 'author' || (conflict?.isActive && (conflict.review ?? 'kept') === 'kept');
      return {
        ...statement,
        conflictTitle: (isShown && conflict?.title) || null,
        text: cases.find(({ item }) => item === statement.item)?.text || null,
        laterEffect: laterEffect(statement, changes),
        appeal: await readAppeal(database, { ruling: statement.id, side: statement.side }),
      };
    }),
  );
};

const laterEffect = ({ item: { kind, id }, at }: Stated, changes: readonly RulingRecord[]): VisibleEffect | null => {
  const last = changes.find(({ itemKind, itemId }) => itemKind === kind && itemId === String(id));
  return last !== undefined && last.at > at ? (last.effect as VisibleEffect) : null;
};

const ofAuthor = async (database: SiteDatabase, author: MemberId): Promise<readonly Stated[]> =>
  (await rulingsOfAuthor(database, author))
    .filter(({ effect }) => effect !== 'none')
    .map((ruling) => ({ ...ruling, side: 'author', reported: null }));

const ofReporter = async ({ reports, rulings, comments }: Models, reporter: MemberId): Promise<readonly Stated[]> => {
  const given = await reports.find({ reporterId: reporter, settledAt: trusted({ $ne: null }) }).lean();
  if (given.length === 0) return [];
  const settled = given.map(({ itemKind, itemId, settledAt }) => ({ itemKind, itemId, at: settledAt ?? -1 }));
  const found = await rulings.find({ by: trusted({ $nin: BY_THEMSELVES }), $or: settled }).lean();
  const ids = found.filter(({ itemKind }) => itemKind === 'comment').map(({ itemId }) => itemId as CommentId);
  const reported = await comments.find({ _id: trusted({ $in: ids }) }, { conflictId: 1 }).lean();
  return found.flatMap((ruling) => {
    const item = toItem(ruling);
    const conflictId =
      item.kind === 'comment' ? reported.find(({ _id }) => _id === item.id)?.conflictId : conflictIdOf(item);
    const own = given.find(({ itemKind, itemId }) => itemKind === ruling.itemKind && itemId === ruling.itemId);
    if (conflictId === undefined || own === undefined) return [];
    const { reason, note } = own;
    return [{ ...toRuling(ruling), id: ruling._id, side: 'reporter', reported: { reason, note }, conflictId }];
  });
};

const conflictIdOf = (item: Exclude<ReportedItem, { readonly kind: 'comment' }>): ConflictId =>
  item.kind === 'update' ? updatePlaceOf(item.id).conflictId : item.id;

const readRuling = async ({ rulings }: Models, id: string): Promise<Ruling | null> => {
  const found = await rulings.findOne({ _id: id }).lean();
  return found && toRuling(found);
};

const readReasons = async ({ reports }: Models, ruling: Ruling): Promise<OpenAppeal['reports']> => {
  const found = await reports
    .find({ ...keyOf(ruling.item), settledAt: isByItself(ruling) ? null : ruling.at }, { reason: 1, note: 1 })
    .sort({ reportedAt: 1, mailboxId: 1 })
    .limit(MEMBERS_READ)
    .lean();
  return found.map(({ reason, note }) => ({ reason, note }));
};

const readAppeal = async ({ appeals, rulings }: Models, key: AppealKey): Promise<MadeAppeal | null> => {
  const found = await appeals.findOne({ _id: appealId(key) }).lean();
  if (found === null) return null;
  const answer = await rulings.findOne({ 'answers.ruling': key.ruling, 'answers.side': key.side }).lean();
  return { words: found.words, answer: answer && { verdict: answer.verdict, facts: answer.facts } };
};

const sideOf = async (database: SiteDatabase, ruling: Ruling, member: MemberId): Promise<AppealKey['side'] | null> => {
  const item = await readItem(database, ruling.item);
  if (item?.authorId === member) return 'author';
  return (await reportersOf(database, ruling)).includes(member) ? 'reporter' : null;
};

const answering = async (
  database: SiteDatabase,
  { item, by }: Ruling,
  moderator: MemberId,
  now: Timestamp,
): Promise<Omit<Answering, 'at'>> => {
  const author = (await readItem(database, item))?.authorId ?? null;
  const moderators = (await database.moderators.find().lean()).map(({ _id }) => _id);
  const known = await database.users
    .find({ _id: trusted({ $in: [...moderators, moderator] }) }, { mailboxKey: 1 })
    .lean();
  const isSame = sameMailboxAs(moderator, (id) => known.find(({ _id }) => _id === id)?.mailboxKey ?? null);
  const hasDecided = (one: MemberId) => database.secrets.stampOf('moderator', one) === by;
  const maySit = async (one: MemberId) => {
    const gate = await findGate(database, one);
    return !isSuspended({ suspendedUntil: gate?.suspendedUntil ?? null }, now);
  };
  let others = 0;
  for (const one of moderators) if (!isSame(one) && !hasDecided(one) && (await maySit(one))) others += 1;
  return {
    isOwn: await isOfMember(database, item, author, moderator),
    isOwnDecision: moderators.some((one) => isSame(one) && hasDecided(one)),
    others,
  };
};
