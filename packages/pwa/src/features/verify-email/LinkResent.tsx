import { maskedEmail, PAGE_MESSAGES } from '@twosides/domain';
import { AccountPage } from '../account/AccountPage.tsx';
import { SignInFooter } from '../account/SignInFooter.tsx';

export function LinkResent({ email }: { readonly email: string }) {
  return (
    <AccountPage
      takesFocus
      icon="mail"
      title={PAGE_MESSAGES.resendDone}
      intro={
        <p>
          If <strong>{maskedEmail(email)}</strong> has an account that waits for it, a new link is on its way. Earlier
          links no longer work.
        </p>
      }
      footer={<SignInFooter />}
    />
  );
}
