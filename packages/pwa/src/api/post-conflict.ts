import { type PostedConflict, toAnonymousConflict, toPostedConflict } from '@twosides/domain/conflicts';
import type { ConflictAnswers } from '@twosides/domain/model';
import { type CallInput, call } from './client.ts';

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
