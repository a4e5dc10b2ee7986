import { useMutation } from '@tanstack/react-query';
import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { ApiError } from '../../api/api-error.ts';
import { callLater } from '../../api/call-later.ts';
import { enterFlow } from '../../outbox/join-flow.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { AccountPage } from '../account/page/AccountPage.tsx';
import { RequestFailed } from '../account/page/RequestFailed.tsx';
import { SignInFooter } from '../account/page/SignInFooter.tsx';
import { notifyOfSession } from '../account/session-channel.ts';
import { useGoOn } from '../account/use-go-on.ts';

/** A press signs in: what only opens the page, as mail scanners do, uses nothing up. */
export function RedeemSignInLink({ token }: { readonly token: string }) {
  const goOn = useGoOn();
  const signIn = useMutation({
    mutationFn: () => callLater('signInByLink', { body: { token } }),
    onSuccess: ({ user, returnTo, flow }) => {
      // Before anybody is asked whose press it was.
      enterFlow(flow, user.id);
      notifyOfSession();
      goOn(user, returnTo);
    },
  });
  const problem = linkProblemOf(signIn.error);
  if (problem)
    return (
      <AccountPage takesFocus icon="warning" title="This link doesn't work" intro={problem} footer={<SignInFooter />}>
        <ButtonLink to="/sign-in-link" variant="fill" size="large" wide>
          Send a new link
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage
      icon="mail"
      title="Sign in by email"
      intro="You asked for a link that signs you in."
      footer={<SignInFooter />}
    >
      <RequestFailed request={signIn} title="You are not signed in" />
      <Button
        variant="fill"
        size="large"
        wide
        pending={signIn.isPending || signIn.isSuccess}
        onClick={() => signIn.mutate()}
      >
        Sign in
      </Button>
    </AccountPage>
  );
}

/** What a new attempt cannot change: the link is wrong, used or too old. */
function linkProblemOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'invalid-input') return ERROR_MESSAGES['token-invalid'];
  return error.code === 'token-invalid' || error.code === 'token-expired' ? error.userMessage : null;
}
