import { PROOF_TEXTS, type Registered } from '@twosides/domain/accounts';
import { ok } from '@twosides/domain/kernel';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { signInProvidersQuery } from '../../../api/account/sign-in-providers.ts';
import { call } from '../../../api/client.ts';
import { FORM_TOASTS } from '../../../messages/toasts.ts';
import { readFlow, stepFlow } from '../../../outbox/join-flow.ts';
import { setCurrentUser, useCurrentUser } from '../../../session/current-user.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { useIsHere } from '../../../ui/layout/use-is-here.ts';
import { pathAfterSignIn, peekRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { SavedVotes } from '../../common/sign-up-prompt/SignUpPrompt.tsx';
import { CredentialsForm, dismissFailure, stepOf } from '../CredentialsForm.tsx';
import { type Credentials, credentialsMachine, toneOf, type Welcome } from '../credentials-machine.ts';
import { PasskeyButton } from '../PasskeyButton.tsx';
import { ProviderButtons } from '../ProviderButtons.tsx';
import { AccountLink } from '../page/AccountLink.tsx';
import { AccountPage, LegalLinks } from '../page/AccountPage.tsx';
import { passkeyForSignUp } from '../passkeys.ts';
import { SignedInAlready } from '../SignedInAlready.tsx';
import { useKnownEmail } from '../use-go-on.ts';
import { attemptWithProof } from './solve-proof.ts';
import { useStepHistory } from './use-step-history.ts';

export const queries = () => [signInProvidersQuery];

export function RegisterScreen() {
  const navigate = useNavigate();
  const viewer = useCurrentUser();
  const isHere = useIsHere();
  const [isSolving, setSolving] = useState(false);

  const [state, send] = useMachine(
    credentialsMachine.provide({
      actors: {
        submitCredentials: fromPromise(async ({ input }) => {
          dismissFailure();
          const registered = await register(input, () => setSolving(true));
          setSolving(false);
          // The state machine stops when the person leaves this page, so sign them in here.
          if (registered.ok && registered.value.user && !isHere()) setCurrentUser(registered.value.user);
          return registered.ok ? ok(toWelcome(registered.value)) : registered;
        }),
      },
      actions: {
        welcome: (_, { welcome, email }) => {
          stepFlow({ email });
          if (welcome.kind === 'verification-required') {
            leave(() => void navigate(`/check-email?${new URLSearchParams({ email })}`, { replace: true }));
            return;
          }
          setCurrentUser(welcome.user);
          toasts.show({ ...FORM_TOASTS.accountCreated, tone: 'success' });
          leave(() => void navigate(pathAfterSignIn(welcome.needsOnboarding), { replace: true }));
        },
        reportFailure: (_, { code, message }) =>
          toasts.show({
            ...FORM_TOASTS.registerFailed,
            description: message ?? FORM_TOASTS.registerFailed.description,
            tone: toneOf(code),
          }),
      },
    }),
    { input: { email: useKnownEmail() } },
  );
  const { editEmail, leave } = useStepHistory(state, send);

  if (viewer.user && !state.matches('welcomed')) return <SignedInAlready viewer={viewer} />;

  const { email } = state.context;
  const step = stepOf(state);
  return (
    <AccountPage
      title={step === 'email' ? 'Sign up for TwoSides' : 'Create your password'}
      intro={
        step === 'email'
          ? 'Vote, comment and post your own conflicts. You’ll appear under the name you choose.'
          : undefined
      }
      footer={
        <>
          <p>
            Already have an account? <AccountLink to="/login">Sign in</AccountLink>
          </p>
          <LegalLinks />
        </>
      }
    >
      <SavedVotes step={step === 'email' ? 'Add your email' : 'Verify your email'} />
      <CredentialsForm
        state={state}
        isNewPassword
        passwordHint="Password must be at least 6 characters long"
        submitLabel="Sign up"
        aside={isSolving && <Notice live>{PROOF_TEXTS.solving}</Notice>}
        otherWay={
          step === 'password' && (
            <PasskeyButton
              label="Use a passkey instead"
              otherwise="No passkey was created. You can choose a password."
              disabled={state.matches('submitting')}
              onPress={async () => {
                const passkey = await passkeyForSignUp(email.trim());
                if (passkey) send({ type: 'passkey.made', passkey });
                return passkey !== null;
              }}
            />
          )
        }
        send={(event) => (event.type === 'email.edited' ? editEmail() : send(event))}
      />
      {step === 'email' && <ProviderButtons />}
    </AccountPage>
  );
}

const toWelcome = ({ requiresVerification, user }: Registered): Welcome =>
  requiresVerification || user === null
    ? { kind: 'verification-required' }
    : { kind: 'signed-in', user, needsOnboarding: !user.onboardingCompleted };

const register = ({ email, password, passkey }: Credentials, onPuzzle: () => void) => {
  const chosen = passkey ? { passkey } : { password };
  const body = { email, ...chosen, returnTo: peekRedirect(), flow: readFlow()?.id ?? null };
  return attemptWithProof((proof) => call('register', { body: { ...body, ...proof } }), {
    onPuzzle,
    failedText: PROOF_TEXTS.failed,
  });
};
