import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { enterFlow, readFlow, stepFlow } from '../../../outbox/join-flow.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { RequestFailed } from '../../common/offline/LoadFailed.tsx';
import { peekRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { AskLink } from '../AskLink.tsx';
import { checkEmail } from '../credentials.rule.ts';
import { AccountPage, linkProblemOf, MainButton, MainLink, SignInFooter } from '../page/AccountPage.tsx';
import { notifyOfSession, useGoOn } from '../use-go-on.ts';

export function SignInLinkScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <RedeemSignInLink token={token} /> : <AskSignInLink />;
}

function AskSignInLink() {
  return (
    <AskLink
      icon="mail"
      title="Sign in by email"
      intro="We’ll send you a link that signs you in without a password."
      submitLabel="Send the link"
      failure={{ title: 'We couldn’t send the link' }}
      lifetime="The link works once and expires after 15 minutes."
      check={checkEmail}
      request={request}
    />
  );
}

const request = async (email: string) => {
  const answer = await call('requestSignInLink', {
    body: { email, returnTo: peekRedirect(), flow: readFlow()?.id ?? null },
  });
  stepFlow({ email });
  return answer;
};

/** Redeems the link only after a press, because mail scanners open links. */
export function RedeemSignInLink({ token }: { readonly token: string }) {
  const goOn = useGoOn();
  const { user } = useCurrentUser();
  const owner = useQuery({
    queryKey: ['sign-in-link', token],
    queryFn: () => call('readSignInLink', { body: { token } }),
    // Never refetched, because the link no longer works after “Sign in”.
    staleTime: Infinity,
    retry: false,
  });
  const signIn = useMutation({
    mutationFn: () => call('signInByLink', { body: { token, switchAccount: true } }),
    onSuccess: ({ user, returnTo, flow }) => {
      // `enterFlow` must come first, because otherwise the app asks whose pending vote it is.
      enterFlow(flow, user.id);
      notifyOfSession();
      goOn(user, returnTo);
    },
  });
  const problem = linkProblemOf(signIn.error ?? owner.error);
  if (problem)
    return (
      <AccountPage takesFocus icon="warning" title="This link doesn’t work" intro={problem} footer={<SignInFooter />}>
        <MainLink to="/sign-in-link">Send a new link</MainLink>
      </AccountPage>
    );
  const isAnothers = user !== null && owner.data !== undefined && user.email !== owner.data.email;
  return (
    <AccountPage
      icon="mail"
      title="Sign in by email"
      intro={
        isAnothers
          ? `You’re signed in as ${nameOf(user.userNickname, user.email)}. This link is for another account: ${owner.data.email}.`
          : `This link signs you in${owner.data ? ` as ${owner.data.email}` : ''}.`
      }
      footer={<SignInFooter />}
    >
      <RequestFailed request={signIn} title="We couldn’t sign you in" />
      {owner.isError && !signIn.isError && (
        <FormError key={owner.errorUpdatedAt} title="We couldn’t check this link">
          Please check your connection and try again.
        </FormError>
      )}
      {owner.isError ? (
        <MainButton pending={owner.isFetching} onClick={() => owner.refetch()}>
          Try again
        </MainButton>
      ) : (
        <MainButton pending={owner.isPending || signIn.isPending || signIn.isSuccess} onClick={() => signIn.mutate()}>
          {owner.data ? `Sign in as ${nameOf(owner.data.nickname, owner.data.email)}` : 'Sign in'}
        </MainButton>
      )}
      {isAnothers && (
        <ButtonLink to="/" size="large" wide>
          Stay signed in as {nameOf(user.userNickname, user.email)}
        </ButtonLink>
      )}
    </AccountPage>
  );
}

const nameOf = (nickname: string | null, email: string) => nickname ?? email;
