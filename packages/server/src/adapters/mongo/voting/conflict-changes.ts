import type { CommentStore } from '@twosides/domain/discussion';
import type { ConflictId, MailboxKey, MemberId } from '@twosides/domain/kernel';
import type { VoteStore } from '@twosides/domain/voting';
import { LRUCache } from 'lru-cache';
import { transactPastGate } from '../apply-writes.ts';
import { createTurns } from '../kernel/turns.ts';
import type { SiteDatabase } from '../models/models.ts';
import { loadCommentState, loadVoteState } from './load-states.ts';

type Operations = Pick<VoteStore, 'castVote'> &
  Pick<CommentStore, 'addComment'> & {
    idle(): Promise<void>;
  };

/** Votes and comments on a conflict take turns, because all of them write its document. */
export const createConflictChanges = (database: SiteDatabase): Operations => {
  const mailboxKeys = new LRUCache<MemberId, MailboxKey>({ max: 50_000 });
  const turns = createTurns<ConflictId>();
  return {
    castVote: (key, decide) =>
      turns.take(key.conflictId, () =>
        transactPastGate(database, decide, () => loadVoteState(database, mailboxKeys, key)),
      ),
    addComment: (key, decide) =>
      turns.take(key.conflictId, () =>
        transactPastGate(database, decide, () => loadCommentState(database, mailboxKeys, key)),
      ),
    idle: turns.idle,
  };
};
