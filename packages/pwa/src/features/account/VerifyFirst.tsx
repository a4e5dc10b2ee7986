import { useCurrentUser } from '../../session/current-user.ts';
import { rememberRedirect } from '../common/sign-up-prompt/remember-redirect.ts';
import { AccountLink } from './page/AccountLink.tsx';

export function VerifyFirst({ returnTo }: { readonly returnTo: string }) {
  const { user } = useCurrentUser();
  if (user === null || user.emailVerified) return null;
  return (
    <AccountLink to="/verify-email" onClick={() => rememberRedirect(returnTo)}>
      Verify your email
    </AccountLink>
  );
}
