import { Notice } from '../../ui/feedback/Notice.tsx';
import { AccountLink } from './page/AccountLink.tsx';

export function UnverifiedNotice({ email }: { readonly email: string }) {
  return (
    <Notice
      tone="warning"
      icon="mail"
      action={
        <AccountLink to="/verify-email" state={{ email }}>
          Verify your email
        </AccountLink>
      }
    >
      Your email isn’t verified yet. You can start writing now and post once it’s verified.
    </Notice>
  );
}
