import type { ConflictId } from '@twosides/domain/kernel';
import type { UpdateAnswers } from '@twosides/domain/model';
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
