import { randomUUID } from 'node:crypto';
import { addComment, markComment } from '@twosides/domain/discussion';
import type { CommentId, ConflictId, OpId, Timestamp } from '@twosides/domain/kernel';
import { ESTABLISHED_RULE } from '@twosides/domain/mailbox-keys';
import type { Side } from '@twosides/domain/model';
import { castVote } from '@twosides/domain/voting';
import { memberId, NOW, SECRETS } from '../../behaviour/builders.ts';
import { addMember, post } from '../../behaviour/steps.ts';
import type { Stores } from '../../stores.ts';

export const actorsOn = (stores: Stores, now: Timestamp = NOW) => {
  const { votes, comments } = stores;
  const ids = {
    newMemberId: () => memberId(randomUUID()),
    newPasskeyId: randomUUID,
    newCommentId: () => randomUUID() as CommentId,
    randomInt: () => 0,
  };
  const clock = () => now;
  const vote = castVote({ votes, secrets: SECRETS, clock, established: ESTABLISHED_RULE });
  const mark = markComment({ comments, secrets: SECRETS, clock });
  const comment = addComment({ comments, secrets: SECRETS, ids, clock });

  return {
    register: (name: string) => addMember(stores, name, { userNickname: name }),
    post: async (): Promise<ConflictId> => (await post(stores)).id,
    vote: (name: string, id: ConflictId, side: Side, opId: OpId | null = null) =>
      vote({ memberId: memberId(name), opId }, id, side, { network: '203.0.113/24' }),
    mark: (name: string, id: CommentId, isHelpful: boolean) =>
      mark({ memberId: memberId(name), opId: null }, id, 'helpful', isHelpful),
    comment: (name: string, id: ConflictId, content: string, opId: OpId | null = null) =>
      comment({ memberId: memberId(name), opId }, id, content),
  };
};
