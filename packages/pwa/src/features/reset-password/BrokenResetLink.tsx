import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { AccountPage } from '../account/page/AccountPage.tsx';
import { SignInFooter } from '../account/page/SignInFooter.tsx';

/** Nothing can be done with this link; a new one is a step away. */
export function BrokenResetLink({ problem }: { readonly problem: string }) {
  return (
    <AccountPage
      takesFocus
      icon="warning"
      title="This link doesn't work"
      intro={<p role="alert">{problem}</p>}
      footer={<SignInFooter />}
    >
      <ButtonLink to="/forgot-password" variant="fill" size="large" wide>
        Request a new link
      </ButtonLink>
    </AccountPage>
  );
}
