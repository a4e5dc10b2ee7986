import type { EmailVerified } from '@twosides/domain/accounts';
import { useState } from 'react';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { pathAfterSignIn } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { AccountPage } from '../page/AccountPage.tsx';

type VerifiedProps = {
  readonly verification: EmailVerified | null;
  readonly next: string | null;
};

export function Verified({ verification, next }: VerifiedProps) {
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
      {isSignedIn ? (
        <ButtonLink to={next ?? onward} variant="fill" size="large" wide>
          Continue
        </ButtonLink>
      ) : (
        <ButtonLink to="/login" variant="fill" size="large" wide>
          Sign in
        </ButtonLink>
      )}
    </AccountPage>
  );
}

const introOf = (isSignedIn: boolean, wasVerified: boolean) => {
  if (isSignedIn) return 'Thank you. Your email is verified and you’re signed in.';
  return wasVerified ? 'This address is already verified. You can sign in.' : 'Thank you. You can sign in now.';
};
