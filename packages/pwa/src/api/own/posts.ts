import { type PostedConflict, toAnonymousConflict, toPostedConflict } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictAnswers, UpdateAnswers } from '@twosides/domain/model';
import type { UpdateReceipt } from '@twosides/domain/updates';
import { type CallInput, call } from '../client.ts';

export const postUpdate = (
  id: ConflictId,
  { ending, votesHelped, text, forStories }: UpdateAnswers,
  { opId, memberId }: Pick<CallInput<'addUpdate'>, 'opId' | 'memberId'>,
): Promise<UpdateReceipt> =>
  call('addUpdate', {
    params: { id: String(id) },
    body: { ending, votesHelped, text, forStories },
    opId,
    memberId,
  });

export const postConflict = (
  answers: ConflictAnswers,
  { opId, memberId }: Pick<CallInput<'postConflict'>, 'opId' | 'memberId'>,
): Promise<PostedConflict> =>
  answers.isAnonymous
    ? call('postAnonymousConflict', { body: toAnonymousConflict(answers), opId, memberId })
    : call('postConflict', { body: toPostedConflict(answers), opId, memberId });
