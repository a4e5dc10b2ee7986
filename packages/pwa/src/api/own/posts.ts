import { type PostedConflict, toAnonymousConflict, toPostedConflict } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictAnswers, UpdateAnswers } from '@twosides/domain/model';
import type { UpdateReceipt } from '@twosides/domain/updates';
import { type CallInput, call } from '../client.ts';

/**
 * Tells how a conflict went on. Throws as {@link call} does.
 * @param sent under its operation id it is told once, however often it is sent
 */
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

/**
 * Posts what the form holds, in the member's own name or under pseudonyms. Throws as {@link call} does.
 * @param sent one operation posts one conflict, however often it is sent
 */
export const postConflict = (
  answers: ConflictAnswers,
  { opId, memberId }: Pick<CallInput<'postConflict'>, 'opId' | 'memberId'>,
): Promise<PostedConflict> =>
  answers.isAnonymous
    ? call('postAnonymousConflict', { body: toAnonymousConflict(answers), opId, memberId })
    : call('postConflict', { body: toPostedConflict(answers), opId, memberId });
