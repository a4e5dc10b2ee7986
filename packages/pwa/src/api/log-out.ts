import { useMutation } from '@tanstack/react-query';
import { TOASTS } from '@twosides/domain';
import { useNavigate } from 'react-router-dom';
import { forgetDrafts } from '../drafts/forget-drafts.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useToast } from '../ui/use-toast.ts';
import { call } from './client.ts';
import { useCurrentUser, useSetCurrentUser } from './current-user.ts';

/** Signs out: what was read for this member is forgotten, and the browser goes home. */
export function useLogOut(): { readonly logOut: () => void; readonly isPending: boolean } {
  const { user } = useCurrentUser();
  const setCurrentUser = useSetCurrentUser();
  const outbox = useOutbox();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('logout'),
    networkMode: 'always',
    onSuccess: () => {
      setCurrentUser(null);
      forgetDrafts();
      if (user) void outbox(({ forget }) => forget(user.id)).catch(() => undefined);
      void navigate('/');
    },
    onError: () => toast({ ...TOASTS.logoutFailed, tone: 'danger' }),
  });
  return { logOut: () => mutate(), isPending };
}
