import { maskedEmail } from '@twosides/domain/accounts';
import type { CurrentUserView } from '@twosides/domain/profile';
import { ButtonLink } from '../../ui/form/Button.tsx';
import { AccountPage, MainLink } from './page/AccountPage.tsx';

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
        <MainLink to="/submit-conflict">Post a conflict</MainLink>
      ) : (
        <MainLink to="/onboarding">Finish your profile</MainLink>
      )}
      <ButtonLink to="/" size="large" wide>
        Back to Home
      </ButtonLink>
    </AccountPage>
  );
}
