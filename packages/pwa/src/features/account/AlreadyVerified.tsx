import { maskedEmail } from '@twosides/domain/accounts';
import type { CurrentUserView } from '@twosides/domain/profile';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { AccountPage } from './page/AccountPage.tsx';

export function AlreadyVerified({ user }: { readonly user: CurrentUserView }) {
  return (
    <AccountPage
      icon="check"
      title="Your email is verified"
      intro={
        <p>
          <strong>{maskedEmail(user.email)}</strong> is already verified, so you’re all set.
        </p>
      }
    >
      {user.onboardingCompleted ? (
        <ButtonLink to="/submit-conflict" variant="fill" size="large" wide>
          Post a conflict
        </ButtonLink>
      ) : (
        <ButtonLink to="/onboarding" variant="fill" size="large" wide>
          Finish your profile
        </ButtonLink>
      )}
      <ButtonLink to="/" size="large" wide>
        Back to Home
      </ButtonLink>
    </AccountPage>
  );
}
