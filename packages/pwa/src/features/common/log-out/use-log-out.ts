import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { deleteDrafts, isDraft, places } from '../../../drafts/delete-drafts.ts';
import { FORM_TOASTS } from '../../../messages/toasts.ts';
import { readFlow, voidPendingVotes } from '../../../outbox/join-flow.ts';
import { withOutbox } from '../../../outbox/submit.ts';
import { setCurrentUser, useCurrentUser } from '../../../session/current-user.ts';
import { COPY_PREFIX, readKnownMember } from '../../../session/known-member.ts';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { attempt } from '../../../ui/storage.ts';

export function useDeleteMember(nextPath = '/'): () => void {
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  return () => {
    // Delete drafts first, because other tabs must find none when they learn of the sign-out.
    deleteDrafts();
    voidPendingVotes();
    setCurrentUser(null);
    const isLeft = isMemberDataLeft();
    void navigate(nextPath);
    const deletions = [
      import('../../../push/this-device.ts').then(({ turnOff }) => turnOff()),
      user && withOutbox(({ forget }) => forget(user.id)),
    ];
    void Promise.allSettled(deletions).then((ends) => {
      if (isLeft || ends.some(({ status }) => status === 'rejected'))
        toasts.show({ ...FORM_TOASTS.deviceNotCleared, tone: 'danger', duration: Number.POSITIVE_INFINITY });
    });
  };
}

export function useLogOut(nextPath?: string): { readonly logOut: () => void; readonly isPending: boolean } {
  const deleteMember = useDeleteMember(nextPath);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('logout'),
    onSuccess: deleteMember,
    onError: () => toasts.show({ ...FORM_TOASTS.logoutFailed, tone: 'danger' }),
  });
  return { logOut: () => mutate(), isPending };
}

/** Checks the storage itself, because the functions that delete from it ignore failures. */
const isMemberDataLeft = (): boolean =>
  readKnownMember() !== null ||
  readFlow() !== null ||
  (attempt(() => places().flatMap((place) => Object.keys(place))) ?? []).some(
    (key) => isDraft(key) || (key.startsWith(COPY_PREFIX) && !key.startsWith(`${COPY_PREFIX}visitor:`)),
  );
