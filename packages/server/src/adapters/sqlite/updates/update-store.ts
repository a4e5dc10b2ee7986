import type { Conflict, Update } from '@twosides/domain/model';
import { ASKED_FROM, type HelpedCount, type StoredStory, type UpdateStore } from '@twosides/domain/updates';
import { findMember } from '../accounts/account-store.ts';
import { isMember } from '../alerts/alert-writes.ts';
import { transact } from '../apply-writes.ts';
import { findConflict } from '../conflicts/conflict-store.ts';
import type { SiteDatabase } from '../kernel/database.ts';
import { findOperation } from '../kernel/operations.ts';
import { findMailboxKey, findSuspension } from '../mailbox-keys/mailbox-keys.ts';
import { findHeldVote, findVote } from '../voting/votes.ts';
import { listUpdates } from './updates.ts';

export const createUpdateStore = (database: SiteDatabase): UpdateStore => ({
  postUpdate: async (key, decide) =>
    transact(database, decide, () => {
      const mailboxKey = findMailboxKey(database, key.memberId);
      return {
        conflict: findConflict(database, key.conflictId),
        author: findMember(database, key.memberId),
        suspendedUntil: findSuspension(database, key.memberId),
        vote: findVote(database, key.conflictId, key.voterRef),
        held: mailboxKey && findHeldVote(database, key.conflictId, database.secrets.mailboxIdOf('votes', mailboxKey)),
        operation: findOperation(database, key),
      };
    }),

  list: async (id) => listUpdates(database, id),

  listToAsk: async ({ days, after, until }, last, limit) =>
    database.list(toAskSql(last !== null), days, after, until, ...(last === null ? [] : [last, last]), limit),

  listStories: async (limit) => database.all<StoryRow>(STORIES, limit).map(toStory),

  countHelped: async () => database.first<HelpedCount>(HELPED) ?? { helped: 0, answered: 0 },

  setFollowing: async ({ conflictId, memberId }, decide) =>
    transact(database, decide, () => ({
      conflict: findConflict(database, conflictId),
      isMember: isMember(database, memberId),
    })),

  isFollowing: async (member, id) =>
    database.has('SELECT 1 FROM update_follows WHERE member_id = ? AND conflict_id = ?', member, id),

  listFollowers: async (id, after, limit) => database.list(FOLLOWERS, id, after ?? '', limit),
});

export const toAskSql = (afterPlace: boolean): string => `
  SELECT serial AS id FROM conflicts INDEXED BY conflicts_to_ask
  WHERE is_active = 1 AND total_votes >= ${ASKED_FROM} AND asked_days < ? AND submitted_at > ? AND submitted_at <= ?
  ${afterPlace ? 'AND (submitted_at, serial) > ((SELECT submitted_at FROM conflicts WHERE id = ?), ?)' : ''}
  ORDER BY submitted_at, serial LIMIT ?`;

export const STORIES = `
  SELECT updates.*, title, category, conflicts.review AS conflict_review, revealed_at, anonymous
  FROM (SELECT * FROM updates INDEXED BY updates_stories WHERE for_stories = 1 AND text <> ''
        ORDER BY notified_at DESC, conflict_id DESC, number DESC LIMIT ?) AS updates
  JOIN conflicts ON conflicts.id = updates.conflict_id
  WHERE is_active = 1 AND (conflicts.review IS NULL OR conflicts.review = 'kept')
  ORDER BY updates.notified_at DESC, updates.conflict_id DESC, updates.number DESC`;

export const HELPED = `
  SELECT count(*) AS answered, coalesce(sum(votes_helped IN ('yes', 'a-little')), 0) AS helped
  FROM conflicts INDEXED BY conflicts_helped WHERE is_active = 1 AND votes_helped IS NOT NULL`;

export const FOLLOWERS = `
  SELECT member_id FROM update_follows INDEXED BY update_follows_of_conflict
  WHERE conflict_id = ? AND member_id > ? ORDER BY member_id LIMIT ?`;

type StoryRow = Update &
  Omit<StoredStory['conflict'], 'id' | 'review'> & { readonly conflictReview: Conflict['review'] };

const toStory = ({ title, category, conflictReview, revealedAt, anonymous, ...update }: StoryRow): StoredStory => ({
  update,
  conflict: { id: update.conflictId, title, category, review: conflictReview, revealedAt, anonymous },
});
