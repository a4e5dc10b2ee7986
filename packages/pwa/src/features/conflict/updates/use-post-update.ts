import { useMutation, useQueryClient } from '@tanstack/react-query';
import { conflictPath } from '@twosides/domain/conflicts';
import type { ConflictId, MemberId, OpId } from '@twosides/domain/kernel';
import type { UpdateAnswers } from '@twosides/domain/model';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { refreshUpdates } from '../../../api/conflict-cache.ts';
import { postUpdate } from '../../../api/own/posts.ts';
import { savedToast } from '../../../outbox/announce-action.ts';
import { keep, updateOn } from '../../../outbox/submit.ts';
import type { Toast } from '../../../ui/feedback/toast-store.ts';
import { useToast } from '../../../ui/feedback/use-toast.ts';

type Told = { readonly answers: UpdateAnswers; readonly opId: OpId; readonly memberId: MemberId };

/** @param onDone called when the server or the outbox has the update */
export function usePostUpdate(conflict: { readonly id: ConflictId; readonly title: string }, onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation<'told' | 'kept', Error, Told>({
    mutationFn: async ({ answers, opId, memberId }) => {
      try {
        await postUpdate(conflict.id, answers, { opId, memberId });
        return 'told';
      } catch (error) {
        if (error instanceof ApiError) throw error;
        await keep(updateOn(conflict, answers, opId)).catch(() => Promise.reject(error));
        return 'kept';
      }
    },
    // React Query must not wait for the network, because `mutationFn` queues the update when offline.
    networkMode: 'always',
    onSuccess: (outcome, { answers }) => {
      onDone();
      toast(outcome === 'told' ? wordsFor(answers) : savedToast());
      void navigate(outcome === 'told' ? conflictPath(conflict) : '/outbox', { replace: outcome === 'kept' });
    },
    onSettled: () => refreshUpdates(client, conflict.id),
  });
}

const wordsFor = ({ votesHelped }: UpdateAnswers): Toast =>
  votesHelped === 'made-it-worse'
    ? {
        title: 'Update posted',
        description: 'We’re sorry it got worse. You don’t have to go through this alone.',
        action: { label: 'Get help now', to: '/safety' },
        duration: 20_000,
      }
    : { title: 'Update posted', description: 'Thanks for letting people know.', tone: 'success' };
