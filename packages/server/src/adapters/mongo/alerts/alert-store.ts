import {
  type AlertPosition,
  type AlertStore,
  ASKING_TOPICS,
  answerOf,
  asksOf,
  DEFAULT_ALERT_PREFERENCES,
  type NamedAlert,
  raiseAlerts,
  tellOf,
  type UnannouncedComment,
  type UnannouncedReply,
  withPreferences,
} from '@twosides/domain/alerts';
import type { MemberId } from '@twosides/domain/kernel';
import { type AlertPreferences, enqueue } from '@twosides/domain/model';
import { trusted } from 'mongoose';
import { authorOf, namesOf } from '../../hidden-author.ts';
import { opened } from '../../sealed.ts';
import { applyWrites } from '../apply-writes.ts';
import { below, findNicknames } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import type { CommentRecord } from '../models/conflict-records.ts';
import { type AlertPreferencesRecord, type AlertRecord, relationId } from '../models/member-records.ts';
import type { Models, SiteDatabase } from '../models/models.ts';
import { toAlert } from './alert-writes.ts';

export const createAlertStore = (database: SiteDatabase): AlertStore => {
  const { alerts, alertPreferences, comments } = database;
  return {
    raise: (raised) => inTransaction(database.connection, () => applyWrites(database, raiseAlerts(raised))),

    notifyOfComments: async (limit) => {
      // This method runs every second, so it opens a transaction only if there is something to do.
      const [untold, unanswered] = await Promise.all(
        [UNTOLD, UNANSWERED].map((filter) => comments.findOne(filter, { _id: 1 }).sort({ postedAt: 1 }).lean()),
      );
      if (!untold && !unanswered) return 0;
      return inTransaction(database.connection, () => tell(database, limit));
    },

    list: async (memberId, after, limit) => {
      const names = namesOf(database.secrets, memberId);
      const closed = await listClosed(database, names);
      const [walks, unreadCount] = await Promise.all([
        Promise.all(
          names.map((name) =>
            alerts
              .find(alertsFilter(name, after, closed))
              .sort({ at: -1, topic: -1 })
              .limit(limit + 1)
              .hint('newest')
              .lean(),
          ),
        ),
        alerts.countDocuments({ recipient: trusted({ $in: [...names] }), isRead: false, ...without(closed) }),
      ]);
      const found = walks.flat().sort((a, b) => b.at - a.at || (b.topic > a.topic ? 1 : -1));
      return {
        alerts: await withNames(database, memberId, found.slice(0, limit)),
        hasMore: found.length > limit,
        unreadCount,
      };
    },

    markRead: async (memberId, upTo, topics) => {
      const those = topics && { topic: trusted({ $in: [...topics] }) };
      const recipient = trusted({ $in: [...namesOf(database.secrets, memberId)] });
      const read = { recipient, isRead: false, at: trusted({ $lte: upTo }), ...those };
      await alerts.updateMany(read, { $set: { isRead: true } });
    },

    findRevealsRead: async (memberId) => (await alertPreferences.findOne({ memberId }).lean())?.revealsRead ?? null,

    noteRevealsRead: (memberId, revealsRead) =>
      inTransaction(database.connection, async () => {
        await putPreferences(database, { memberId, revealsRead });
      }),

    readPreferences: async (memberId) => toPreferences(await alertPreferences.findOne({ memberId }).lean()),

    changePreferences: (memberId, decide) =>
      inTransaction(database.connection, async () => {
        const preferences = decide(toPreferences(await alertPreferences.findOne({ memberId }).lean()));
        await putPreferences(database, { memberId, preferences });
        return preferences;
      }),

    changeMails: (memberId, decide) =>
      inTransaction(database.connection, async () => {
        const record = await alertPreferences.findOne({ memberId }).lean();
        const change = decide(record?.mails ?? null);
        if (change && (await putPreferences(database, { memberId, mails: change.sealed })))
          await applyWrites(database, change.jobs.map(enqueue));
      }),

    sweep: async (until) => {
      await alerts.deleteMany({ at: trusted({ $lt: until }) }, { hint: 'age' });
    },
  };
};

/** Returns whether the member still exists. */
const putPreferences = async (
  { alertPreferences, users }: Models,
  { memberId, ...set }: AlertPreferencesRecord,
): Promise<boolean> => {
  // Increments the member's revision, so that a concurrent deletion of the member causes a write conflict.
  const { matchedCount } = await users.updateOne({ _id: memberId }, { $inc: { revision: 1 } });
  if (matchedCount > 0) await alertPreferences.updateOne({ memberId }, { $set: set }, { upsert: true });
  return matchedCount > 0;
};

const UNTOLD = { tells: trusted({ $exists: true }) };
const UNANSWERED = { answers: trusted({ $exists: true }), isVisible: true };

const tell = async (database: SiteDatabase, limit: number): Promise<number> => {
  const untold = await database.comments.find(UNTOLD).sort({ postedAt: 1 }).limit(limit).lean();
  const news: UnannouncedComment[] = [];
  // One after the other, because a transaction allows no parallel reads.
  for (const { _id: id, tells, conflictId, postedAt, isVisible, takenDownBy, ...comment } of untold)
    news.push({
      id,
      tells: await recipientOf(database, tells, comment),
      conflictId,
      postedAt,
      isVisible: isVisible || takenDownBy === 'rest',
    });
  const unanswered = await database.comments.find(UNANSWERED).sort({ postedAt: 1 }).limit(limit).lean();
  const replies: UnannouncedReply[] = [];
  for (const { _id: id, answers, conflictId, replyTo = id, postedAt, ...comment } of unanswered)
    replies.push({ id, answers: await recipientOf(database, answers, comment), conflictId, replyTo, postedAt });
  await applyWrites(database, [...tellOf(news), ...answerOf(replies)]);
  return untold.length + unanswered.length;
};

/** Null if the recipient has blocked the comment's author since it was written, such as while it waited. */
const recipientOf = async (
  { relations, secrets }: SiteDatabase,
  sealed: string | undefined,
  { authorId, authorSealed }: Pick<CommentRecord, 'authorId' | 'authorSealed'>,
): Promise<MemberId | null> => {
  const recipient = sealed === undefined ? null : (opened(secrets, sealed) as MemberId | null);
  const author = authorOf(secrets, authorId, authorSealed);
  if (recipient === null || author === null) return recipient;
  const relation = await relations.findOne({ _id: relationId(recipient, author) }, { isBlocked: 1 }).lean();
  return relation?.isBlocked ? null : recipient;
};

const listClosed = async ({ alerts, conflicts }: Models, names: readonly string[]): Promise<readonly string[]> => {
  const [first, end] = ASKING_TOPICS;
  const asks = { recipient: trusted({ $in: [...names] }), topic: trusted({ $gt: first, $lt: end }) };
  const asking = await alerts.find(asks, { topic: 1, subject: 1 }).hint('one_a_topic').lean();
  if (asking.length === 0) return [];
  const idOf = ({ subject }: Pick<AlertRecord, 'subject'>) => asksOf(subject) ?? null;
  const open = await conflicts.find({ _id: trusted({ $in: asking.map(idOf) }), isActive: true }, { _id: 1 }).lean();
  const openIds = new Set<number | null>(open.map(({ _id }) => _id));
  return asking.filter((record) => !openIds.has(idOf(record))).map(({ topic }) => topic);
};

const without = (topics: readonly string[]) => topics.length > 0 && { topic: trusted({ $nin: [...topics] }) };

export const alertsFilter = (recipient: string, after: AlertPosition | null, closed: readonly string[] = []) => ({
  recipient,
  ...(after && below('at', after.at, 'topic', after.topic)),
  ...without(closed),
});

const withNames = async (
  database: Models,
  memberId: MemberId,
  records: readonly AlertRecord[],
): Promise<readonly NamedAlert[]> => {
  const subjects = records.map(({ subject }) => subject);
  const conflictIds = subjects.flatMap((subject) => ('conflictId' in subject ? subject.conflictId : []));
  const followerIds = subjects.flatMap((subject) => ('followerId' in subject ? subject.followerId : []));
  const [titled, nicknames] = await Promise.all([
    database.conflicts
      .find(
        { _id: trusted({ $in: conflictIds }) },
        { title: 1, isActive: 1, review: 1, submittedBy: 1, userNickname: 1 },
      )
      .lean(),
    findNicknames(database, followerIds),
  ]);
  const conflictsById = new Map(titled.map((conflict) => [conflict._id, conflict]));
  return records.map((record) => {
    const { subject } = record;
    const conflict = 'conflictId' in subject ? conflictsById.get(subject.conflictId) : undefined;
    const isTitlePublic = conflict?.isActive === true && (conflict.review ?? 'kept') === 'kept';
    return {
      ...toAlert(record),
      conflictTitle: conflict?.title ?? null,
      isTitlePublic,
      isPseudonymous: record.recipient !== memberId,
      followerNickname: ('followerId' in subject && nicknames.get(subject.followerId)) || null,
      ...(subject.type === 'followed-posted' &&
        isTitlePublic && { authorNickname: conflict.submittedBy ? conflict.userNickname : null }),
    };
  });
};

const toPreferences = (record: AlertPreferencesRecord | null): AlertPreferences =>
  withPreferences(DEFAULT_ALERT_PREFERENCES, record?.preferences ?? {});
