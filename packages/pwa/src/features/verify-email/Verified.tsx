import type { EmailVerified } from '@twosides/domain';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AccountPage } from '../account/AccountPage.tsx';

type VerifiedProps = {
  /** null where the address itself said so; then nothing is known about a session. */
  readonly verification: EmailVerified | null;
  /** What the member was in the middle of; null for nothing. */
  readonly next: string | null;
};

export function Verified({ verification, next }: VerifiedProps) {
  const isSignedIn = verification?.signedIn ?? false;
  return (
    <AccountPage
      takesFocus
      icon="check"
      title="Email verified"
      intro={introOf(isSignedIn, verification?.alreadyVerified ?? false)}
    >
      {isSignedIn ? (
        <ButtonLink to={next ?? (verification?.needsOnboarding ? '/onboarding' : '/')} variant="fill" size="large" wide>
          Continue
        </ButtonLink>
      ) : (
        <ButtonLink to="/login" variant="fill" size="large" wide>
          Sign In
        </ButtonLink>
      )}
    </AccountPage>
  );
}

const introOf = (isSignedIn: boolean, wasVerified: boolean) => {
  if (isSignedIn) return 'Thank you. Your address is yours, and you are signed in.';
  return wasVerified ? 'This address was verified before. You can sign in.' : 'Thank you. You can sign in now.';
};
