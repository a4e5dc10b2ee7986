import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { deleteDrafts } from '../../../drafts/delete-drafts.ts';
import { FORM_TOASTS } from '../../../messages/form-toasts.ts';
import { voidPendingVotes } from '../../../outbox/join-flow.ts';
import { withOutbox } from '../../../outbox/with-outbox.ts';
import { setCurrentUser, useCurrentUser } from '../../../session/current-user.ts';
import { useToast } from '../../../ui/feedback/use-toast.ts';

export function useDeleteMember(): () => void {
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  const toast = useToast();
  return () => {
    // Delete drafts first, because other tabs must find none when they learn of the sign-out.
    deleteDrafts();
    voidPendingVotes();
    setCurrentUser(null);
    void navigate('/');
    const deletions = [
      import('../../../push/this-device.ts').then(({ turnOff }) => turnOff()),
      user && withOutbox(({ forget }) => forget(user.id)),
    ];
    void Promise.allSettled(deletions).then((ends) => {
      if (ends.some(({ status }) => status === 'rejected'))
        toast({ ...FORM_TOASTS.deviceNotCleared, tone: 'danger', duration: Number.POSITIVE_INFINITY });
    });
  };
}

export function useLogOut(): { readonly logOut: () => void; readonly isPending: boolean } {
  const deleteMember = useDeleteMember();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('logout'),
    onSuccess: deleteMember,
    onError: () => toast({ ...FORM_TOASTS.logoutFailed, tone: 'danger' }),
  });
  return { logOut: () => mutate(), isPending };
}
