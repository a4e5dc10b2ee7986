import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { call } from '../../../api/client.ts';
import { onboardingDraft } from '../../../drafts/onboarding-draft.ts';
import { attempt } from '../../../form/attempt.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import { enterFlow } from '../../../outbox/join-flow.ts';
import { setCurrentUser, useCurrentUser } from '../../../session/current-user.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { AlreadyVerified } from '../AlreadyVerified.tsx';
import { AccountPage } from '../page/AccountPage.tsx';
import { notifyOfSession } from '../session-channel.ts';
import { useKnownEmail } from '../use-known-email.ts';
import { OpenedElsewhere } from './OpenedElsewhere.tsx';
import { Verified } from './Verified.tsx';
import { VerifyProblem } from './VerifyProblem.tsx';
import { verifyEmailMachine } from './verify-email-machine.ts';

export function VerifyEmailScreen() {
  const [query] = useSearchParams();
  const { user } = useCurrentUser();
  const knownEmail = useKnownEmail();
  const [next, setNext] = useState<string | null>(null);
  const [input] = useState(() => ({
    token: query.get('token'),
    isVerified: query.get('verified') === 'true',
    problem: query.has('error') ? PAGE_MESSAGES.verifyFailed : null,
    email: knownEmail,
  }));

  const [state, send] = useMachine(
    verifyEmailMachine.provide({
      actors: {
        verifyEmail: fromPromise(({ input: { token } }) => attempt(call('redeemRegistration', { body: { token } }))),
        resendLink: fromPromise(({ input: { email } }) => attempt(call('resendVerification', { body: { email } }))),
      },
      actions: {
        acceptSession: (_, { user, flow }) => {
          enterFlow(flow, user?.id);
          if (user === null) return;
          setCurrentUser(user);
          notifyOfSession();
          if (onboardingDraft(user.id).read()) setNext('/onboarding');
        },
      },
    }),
    { input },
  );

  const { email, elsewhere, problem, token, verification } = state.context;
  if (state.matches('arriving') || state.matches('loading')) return <Verifying />;
  if (state.matches('success')) return <Verified verification={verification} next={next} />;
  if (state.matches('elsewhere') && elsewhere && token !== null)
    return (
      <OpenedElsewhere
        {...elsewhere}
        token={token}
        onVerified={(done) => send({ type: 'password.accepted', verification: done })}
      />
    );
  if (user?.emailVerified) return <AlreadyVerified user={user} />;
  if (user && token === null && problem === null && state.matches('error'))
    return <Navigate to={checkEmailPath({ email: user.email })} replace />;
  if (state.matches('resent')) return <Navigate to={checkEmailPath({ email: email.trim(), sent: 'again' })} replace />;
  return (
    <VerifyProblem {...state.context} isPending={state.matches('resending')} canRetry={token !== null} send={send} />
  );
}

const checkEmailPath = (query: Record<string, string>) => `/check-email?${new URLSearchParams(query)}`;

function Verifying() {
  return (
    <AccountPage title="Verifying your email" intro="One moment, we’re checking your link.">
      <div role="status">
        <Spinner size={32} label="Checking your link" />
      </div>
    </AccountPage>
  );
}
