import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../../session/current-user.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { rememberRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import styles from './AccountLink.module.css';

export function AccountLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames(styles.link, className)} />;
}

export function VerifyFirst({ returnTo }: { readonly returnTo: string }) {
  const { user } = useCurrentUser();
  if (user === null || user.emailVerified) return null;
  return (
    <AccountLink to="/verify-email" onClick={() => rememberRedirect(returnTo)}>
      Verify your email
    </AccountLink>
  );
}
