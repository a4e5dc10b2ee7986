import { useMutation } from '@tanstack/react-query';
import { FORM_TOASTS } from '@twosides/domain/contract';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/client.ts';
import { forgetDrafts } from '../../drafts/forget-drafts.ts';
import { voidPresses } from '../../outbox/join-flow.ts';
import { withOutbox } from '../../outbox/with-outbox.ts';
import { setCurrentUser, useCurrentUser } from '../../session/current-user.ts';
import { useToast } from '../../ui/feedback/use-toast.ts';

/** Forgets on this device what was read for the member, and what the member was writing; then the browser goes home. */
export function useForgetMember(): () => void {
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  return () => {
    setCurrentUser(null);
    forgetDrafts(user?.id ?? 'visitor');
    voidPresses();
    // The one who is here next is not told of this member's news.
    void import('../../push/this-device.ts').then(({ turnOff }) => turnOff()).catch(() => undefined);
    if (user) void withOutbox(({ forget }) => forget(user.id)).catch(() => undefined);
    void navigate('/');
  };
}

/** Signs out. */
export function useLogOut(): { readonly logOut: () => void; readonly isPending: boolean } {
  const forgetMember = useForgetMember();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('logout'),
    onSuccess: forgetMember,
    onError: () => toast({ ...FORM_TOASTS.logoutFailed, tone: 'danger' }),
  });
  return { logOut: () => mutate(), isPending };
}
