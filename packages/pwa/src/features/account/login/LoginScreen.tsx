import type { CurrentUserView } from '@twosides/domain/profile';
import { type SignedIn, signInProblemText } from '@twosides/domain/sign-in';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { signInProvidersQuery } from '../../../api/account/sign-in-providers.ts';
import { call } from '../../../api/client.ts';
import { attempt } from '../../../form/attempt.ts';
import { FORM_TOASTS } from '../../../messages/toasts.ts';
import { stepFlow } from '../../../outbox/join-flow.ts';
import { setCurrentUser, useCurrentUser } from '../../../session/current-user.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { useIsHere } from '../../../ui/layout/use-is-here.ts';
import { pathAfterSignIn } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { CredentialsForm, dismissFailure, stepOf } from '../CredentialsForm.tsx';
import { type Credentials, credentialsMachine, toneOf } from '../credentials-machine.ts';
import { PasskeyButton } from '../PasskeyButton.tsx';
import { ProviderButtons } from '../ProviderButtons.tsx';
import { AccountLink } from '../page/AccountLink.tsx';
import { AccountPage, LegalLinks } from '../page/AccountPage.tsx';
import { signInWithPasskey, usePasskeyAutofill } from '../passkeys.ts';
import { SignedInAlready, SigningIn } from '../SignedInAlready.tsx';
import { useKnownEmail } from '../use-go-on.ts';
import styles from './LoginScreen.module.css';

export const queries = () => [signInProvidersQuery];

export function LoginScreen() {
  const navigate = useNavigate();
  const viewer = useCurrentUser();
  const [params] = useSearchParams();
  const isHere = useIsHere();
  const [isBudgetUsedUp, setBudgetUsedUp] = useState(false);

  const [state, send] = useMachine(
    credentialsMachine.provide({
      actors: {
        submitCredentials: fromPromise(async ({ input }) => {
          dismissFailure();
          const answer = await logIn(input);
          // The state machine stops when the person leaves this page, so sign them in here.
          if (answer.ok && !isHere()) enter(answer.value.user);
          return answer;
        }),
      },
      actions: {
        welcome: (_, { welcome }) => {
          if (welcome.kind !== 'signed-in') return;
          enter(welcome.user);
          void navigate(pathAfterSignIn(welcome.needsOnboarding), { replace: true });
        },
        reportUnverified: (_, { email }) => {
          toasts.show({ ...FORM_TOASTS.loginUnverified, tone: 'danger' });
          void navigate('/verify-email', { state: { email } });
        },
        reportFailure: (_, { code, message }) => {
          setBudgetUsedUp(code === 'too-many-requests');
          toasts.show({
            ...FORM_TOASTS.loginFailed,
            description: message ?? FORM_TOASTS.loginFailed.description,
            tone: toneOf(code),
          });
        },
      },
    }),
    { input: { email: useKnownEmail() } },
  );
  const welcome = (signedIn: SignedIn) => send({ type: 'passkey.used', welcome: { kind: 'signed-in', ...signedIn } });
  const [isAsking, setAsking] = useState(false);
  // The browser handles only one passkey request at a time, so autofill pauses during the button's request.
  usePasskeyAutofill(viewer.status === 'signed-out' && !isAsking, welcome);

  if (viewer.user && !state.matches('welcomed'))
    return <SignedInAlready viewer={viewer} returnTo={params.get('returnTo')} />;
  if (params.has('welcome') && viewer.status === 'loading') return <SigningIn />;

  const { email } = state.context;
  const step = stepOf(state);
  const problem = signInProblemText(params.get('error'));
  return (
    <AccountPage
      title={step === 'email' ? 'Welcome back' : 'Enter your password'}
      intro={step === 'email' ? 'Sign in to vote, comment and post your own conflicts.' : undefined}
      footer={
        <>
          <p>
            New to TwoSides?{' '}
            <AccountLink to="/register" state={{ email }}>
              Sign up
            </AccountLink>
          </p>
          <LegalLinks />
        </>
      }
    >
      {step === 'email' && problem && (
        <Notice tone="warning" icon="warning" live>
          {problem}
        </Notice>
      )}
      {step === 'password' && isBudgetUsedUp && (
        <Notice tone="warning" icon="mail" live>
          Too many sign-in attempts, possibly by someone else. We can email you a sign-in link instead.
        </Notice>
      )}
      <CredentialsForm
        state={state}
        submitLabel="Sign in"
        otherWay={
          step === 'email' && (
            <PasskeyButton
              label="Use a passkey"
              otherwise="No passkey was used. You can continue with your email."
              onPress={async () => {
                setAsking(true);
                try {
                  const signedIn = await signInWithPasskey('pressed');
                  if (signedIn) welcome(signedIn);
                  return signedIn !== null;
                } finally {
                  setAsking(false);
                }
              }}
            />
          )
        }
        send={send}
        aside={
          <div className={styles.ways}>
            <AccountLink to="/sign-in-link" state={{ email }}>
              Email me a link to sign in
            </AccountLink>
            <AccountLink to="/forgot-password" state={{ email }}>
              Forgot password?
            </AccountLink>
          </div>
        }
      />
      {step === 'email' && <ProviderButtons />}
    </AccountPage>
  );
}

const enter = (user: CurrentUserView) => {
  dismissFailure();
  stepFlow({ memberId: user.id });
  setCurrentUser(user);
};

const logIn = ({ email, password }: Credentials) =>
  attempt(
    call('login', { body: { email, password } }).then((signedIn) => ({ kind: 'signed-in' as const, ...signedIn })),
  );
