import type { EmailVerified } from '@twosides/domain/accounts';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { call } from '../../../api/client.ts';
import { onboardingDraft } from '../../../drafts/onboarding-draft.ts';
import { attempt } from '../../../form/attempt.ts';
import { handleSubmit, useFocusInvalid } from '../../../form/use-form.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import { enterFlow } from '../../../outbox/join-flow.ts';
import { setCurrentUser, useCurrentUser } from '../../../session/current-user.ts';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { pathAfterSignIn } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { SavedVotes } from '../../common/sign-up-prompt/SignUpPrompt.tsx';
import { EmailField } from '../AccountFields.tsx';
import { AlreadyVerified } from '../AlreadyVerified.tsx';
import { AccountForm, AccountPage, MainLink, SignInFooter, SubmitButton } from '../page/AccountPage.tsx';
import { notifyOfSession, useKnownEmail } from '../use-go-on.ts';
import { OpenedElsewhere } from './OpenedElsewhere.tsx';
import { type VerifyEmailEvent, verifyEmailMachine } from './verify-email-machine.ts';

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
  return <VerifyProblem state={state} send={send} />;
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

type VerifiedProps = {
  readonly verification: EmailVerified | null;
  readonly next: string | null;
};

function Verified({ verification, next }: VerifiedProps) {
  const isSignedIn = verification?.signedIn ?? false;
  const [onward] = useState(() =>
    isSignedIn ? pathAfterSignIn(verification?.needsOnboarding ?? true, verification?.returnTo) : '/login',
  );
  return (
    <AccountPage
      takesFocus
      icon="check"
      title="Email verified"
      intro={introOf(isSignedIn, verification?.alreadyVerified ?? false)}
    >
      {isSignedIn && <SavedVotes step="Continue" />}
      {isSignedIn ? <MainLink to={next ?? onward}>Continue</MainLink> : <MainLink to="/login">Sign in</MainLink>}
    </AccountPage>
  );
}

const introOf = (isSignedIn: boolean, wasVerified: boolean) => {
  if (isSignedIn) return 'Thank you. Your email is verified and you’re signed in.';
  return wasVerified ? 'This address is already verified. You can sign in.' : 'Thank you. You can sign in now.';
};

type VerifyProblemProps = {
  readonly state: SnapshotFrom<typeof verifyEmailMachine>;
  readonly send: (event: VerifyEmailEvent) => void;
};

function VerifyProblem({ state, send }: VerifyProblemProps) {
  const { email, emailError, failures, problem, token } = state.context;
  const isPending = state.matches('resending');
  const form = useFocusInvalid(failures);
  return (
    <AccountPage
      icon="mail"
      title="Verify your email"
      intro="Enter your email address, and we’ll send you a new link to verify it."
      footer={<SignInFooter />}
    >
      <AccountForm ref={form} onSubmit={handleSubmit(() => send({ type: 'link.requested' }))}>
        {problem && <FormError key={problem} title={problem} />}
        <EmailField
          id="email"
          value={email}
          error={emailError}
          readOnly={isPending}
          onChange={(event) => send({ type: 'email.changed', email: event.target.value })}
        />
        <SubmitButton pending={isPending}>Send a new link</SubmitButton>
        {problem && token !== null && (
          <Button icon="retry" wide disabled={isPending} onClick={() => send({ type: 'verification.retried' })}>
            Try the link again
          </Button>
        )}
      </AccountForm>
    </AccountPage>
  );
}
