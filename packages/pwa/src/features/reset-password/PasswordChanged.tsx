import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { AccountPage } from '../account/page/AccountPage.tsx';

/** A reset ends every session, so signing in comes next. */
export function PasswordChanged() {
  return (
    <AccountPage
      takesFocus
      icon="check"
      title="Password changed"
      intro="All your devices were signed out. Sign in with your new password."
    >
      <ButtonLink to="/login" variant="fill" size="large" wide>
        Sign in
      </ButtonLink>
    </AccountPage>
  );
}
