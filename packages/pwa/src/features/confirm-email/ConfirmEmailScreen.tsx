import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { userMessageOf } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { AccountPage } from '../account/AccountPage.tsx';

/** Where the link in the new mailbox leads. A press confirms it: what only opens the page, as mail scanners do, changes nothing. */
export function ConfirmEmailScreen() {
  const [query] = useSearchParams();
  const client = useQueryClient();
  const token = query.get('token');
  const confirm = useMutation({
    mutationFn: (secret: string) => call('confirmEmailChange', { body: { token: secret } }),
    networkMode: 'always',
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.currentUser }),
        client.invalidateQueries({ queryKey: queryKeys.security }),
      ]),
  });
  if (confirm.data) return <Confirmed signedIn={confirm.data.signedIn} />;
  if (!token)
    return (
      <AccountPage icon="warning" title="This link is not complete" intro="Please open it again from your email.">
        <ButtonLink to="/settings#security" wide>
          To your settings
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage icon="mail" title="Confirm your new email" intro="From then on you sign in with it.">
      {confirm.error && (
        <FormError key={confirm.submittedAt} title="Your email was not changed">
          {userMessageOf(confirm.error) ?? 'Please try again in a moment.'}
        </FormError>
      )}
      <Button variant="fill" size="large" wide pending={confirm.isPending} onClick={() => confirm.mutate(token)}>
        Use this email
      </Button>
    </AccountPage>
  );
}

function Confirmed({ signedIn }: { readonly signedIn: boolean }) {
  return (
    <AccountPage
      takesFocus
      icon="check"
      title="Your email is changed"
      intro={signedIn ? 'Your other devices are signed out.' : 'Please sign in with it. All devices are signed out.'}
    >
      <ButtonLink to={signedIn ? '/settings' : '/login'} variant="fill" size="large" wide>
        {signedIn ? 'To your settings' : 'Sign In'}
      </ButtonLink>
    </AccountPage>
  );
}
