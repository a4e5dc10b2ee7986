import { maskedEmail } from '@twosides/domain/accounts';
import { PAGE_MESSAGES } from '../../messages/page-messages.ts';
import { AccountPage } from '../account/page/AccountPage.tsx';
import { SignInFooter } from '../account/page/SignInFooter.tsx';

export function LinkResent({ email }: { readonly email: string }) {
  return (
    <AccountPage
      takesFocus
      icon="mail"
      title={PAGE_MESSAGES.resendDone}
      intro={
        <p>
          If <strong>{maskedEmail(email)}</strong> belongs to an account that isn't verified yet, a new link is on its
          way. If it's verified already, just sign in.
        </p>
      }
      footer={<SignInFooter />}
    />
  );
}
