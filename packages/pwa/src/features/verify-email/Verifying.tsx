import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { AccountPage } from '../account/page/AccountPage.tsx';

export function Verifying() {
  return (
    <AccountPage title="Verifying your email" intro="One moment, we're checking your link.">
      <div role="status">
        <Spinner size={32} label="Checking your link" />
      </div>
    </AccountPage>
  );
}
