import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { RequestFailed } from '../../common/offline/LoadFailed.tsx';
import { AccountPage, linkProblemOf, MainButton, MainLink } from '../page/AccountPage.tsx';

/** Confirms only after a press, because mail scanners open links. */
export function ConfirmEmailScreen() {
  const [query] = useSearchParams();
  const client = useQueryClient();
  const token = query.get('token');
  const confirm = useMutation({
    mutationFn: (secret: string) => call('confirmEmailChange', { body: { token: secret } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.currentUser }),
        client.invalidateQueries({ queryKey: queryKeys.security }),
      ]),
  });
  if (confirm.data) return <Confirmed signedIn={confirm.data.signedIn} />;
  if (!token) return <BrokenLink title="This link is incomplete" problem="Please open it again from your email." />;
  const linkProblem = linkProblemOf(confirm.error);
  if (linkProblem) return <BrokenLink takesFocus title="This link doesn’t work" problem={linkProblem} />;
  return (
    <AccountPage icon="mail" title="Confirm your new email" intro="Once you confirm, you’ll sign in with this address.">
      <RequestFailed request={confirm} title="Your email wasn’t changed" />
      <MainButton pending={confirm.isPending} onClick={() => confirm.mutate(token)}>
        Use this email
      </MainButton>
    </AccountPage>
  );
}

type BrokenLinkProps = { readonly title: string; readonly problem: string; readonly takesFocus?: boolean };

function BrokenLink({ title, problem, takesFocus }: BrokenLinkProps) {
  return (
    <AccountPage takesFocus={takesFocus} icon="warning" title={title} intro={problem}>
      <MainLink to="/settings#security">Go to settings</MainLink>
    </AccountPage>
  );
}

function Confirmed({ signedIn }: { readonly signedIn: boolean }) {
  return (
    <AccountPage
      takesFocus
      icon="check"
      title="Your email has been changed"
      intro={
        signedIn
          ? 'Your other devices have been signed out.'
          : 'All your devices have been signed out. Please sign in with the new email.'
      }
    >
      <MainLink to={signedIn ? '/settings' : '/login'}>{signedIn ? 'Go to settings' : 'Sign in'}</MainLink>
    </AccountPage>
  );
}
