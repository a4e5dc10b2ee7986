import { AccountPage } from '../account/AccountPage.tsx';
import { SignInFooter } from '../account/SignInFooter.tsx';

/** The server's own words: they are the same whether or not there is such an account. */
export function ResetLinkSent({ message }: { readonly message: string }) {
  return (
    <AccountPage
      takesFocus
      icon="mail"
      title="Check your email"
      intro={
        <>
          <p>{message}</p>
          <p>The link works once, for 30 minutes.</p>
        </>
      }
      footer={<SignInFooter />}
    />
  );
}
