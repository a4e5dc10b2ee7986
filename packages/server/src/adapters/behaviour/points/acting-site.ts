import { postConflict, takeDownConflict } from '@twosides/domain/conflicts';
import { addComment, markComment } from '@twosides/domain/discussion';
import { type CommentId, type ConflictId, type MemberId, type OpId, WEEK } from '@twosides/domain/kernel';
import { ESTABLISHED_RULE } from '@twosides/domain/mailbox-keys';
import type { Verdict } from '@twosides/domain/model';
import { settleReports } from '@twosides/domain/moderation';
import { spanStart } from '@twosides/domain/points';
import { castVote } from '@twosides/domain/voting';
import { confusableKeyOf } from '../../../look-alikes/confusable-key.ts';
import type { Stores } from '../../stores.ts';
import { commentIdOf, memberId, NOW, opIdOf, SECRETS } from '../builders.ts';
import { addMember, bringBack, publishEverything } from '../steps.ts';

type Item =
  | { readonly kind: 'comment'; readonly id: CommentId }
  | { readonly kind: 'conflict'; readonly id: ConflictId };

/** @param made how many ids were generated before; new ids continue from there */
export const siteOn = (stores: Stores, made = 0) => {
  let now = NOW;
  let serial = made;
  const next = () => {
    serial += 1;
    return serial;
  };
  const needs = {
    ...stores,
    clock: () => now,
    secrets: SECRETS,
    confusableKeyOf,
    ids: {
      newMemberId: () => memberId(`m-${next()}`),
      newPasskeyId: () => `p-${next()}`,
      newCommentId: () => commentIdOf(next()),
      randomInt: () => 0,
    },
  };
  const by = (name: string, opId: OpId | null) => ({ memberId: memberId(name), opId });

  return {
    today: () => spanStart('day', now),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    newOpId: () => opIdOf(next()),
    join: async (...names: readonly string[]) => {
      for (const name of names)
        await addMember(stores, name, {
          userNickname: name,
          userAvatarId: 'geometric',
          partnerNickname: 'x',
          userPronouns: 'she/her',
          onboardingCompleted: true,
          createdAt: NOW - WEEK,
        });
      await addMember(stores, 'nameless');
    },
    post: async (name: string, anonymous = false, opId: OpId | null = null): Promise<ConflictId> => {
      const text = 'An account that is long enough to be posted under any name at all.';
      const draft = { title: 'A conflict of two', hisSide: text, herSide: text, category: 'love', anonymous } as const;
      const posted = await postConflict(needs)(by(name, opId), draft);
      if (!posted.ok) throw new Error(posted.error);
      return posted.value.outcome.id;
    },
    vote: (name: string, id: ConflictId, side: 'her' | 'his', opId: OpId | null = null) =>
      castVote({ ...needs, established: ESTABLISHED_RULE })(by(name, opId), id, side),
    comment: async (name: string, id: ConflictId, opId: OpId | null = null): Promise<CommentId> => {
      const added = await addComment(needs)(by(name, opId), id, 'A view.');
      if (!added.ok) throw new Error(added.error);
      return added.value.outcome.comment.id;
    },
    mark: (name: string, id: CommentId, isHelpful: boolean, opId: OpId | null = null) =>
      markComment(needs)(by(name, opId), id, 'helpful', isHelpful),
    takeDown: (name: string, id: ConflictId) => takeDownConflict(needs)(memberId(name), id),
    settle: (item: Item, verdict: Verdict) => settleReports(needs)(item, verdict),
    bringBack: (item: Item) => bringBack(stores, item),
    recordOf: (name: string) => stores.points.readRecord(memberId(name), 'self'),
    publicRecordOf: (name: string) => stores.points.readRecord(memberId(name), 'everyone'),
    boardOf: async (
      span: 'week' | 'day',
      { limit = 10, viewer = null }: { limit?: number; viewer?: MemberId | null } = {},
    ) => {
      await publishEverything(stores, now);
      return stores.points.readBoard({ span, start: spanStart(span, now), limit, viewer });
    },
  };
};
