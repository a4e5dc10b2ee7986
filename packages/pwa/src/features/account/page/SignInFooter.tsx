import { AccountLink } from './AccountLink.tsx';

export function SignInFooter() {
  return (
    <p>
      Back to <AccountLink to="/login">Sign in</AccountLink>
    </p>
  );
}
