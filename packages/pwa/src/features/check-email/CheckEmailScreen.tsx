import { checkInput, emailInput } from '@twosides/domain';
import { useSearchParams } from 'react-router-dom';
import { AskEmail } from './AskEmail.tsx';
import { InboxHint } from './InboxHint.tsx';

/** After registering: the mail is on its way. Without an address in the link there is nothing to mask, so it asks for one. */
export function CheckEmailScreen() {
  const [query, setQuery] = useSearchParams();
  const email = query.get('email') ?? '';
  const isUsable = query.get('error') !== 'no-token' && checkInput(emailInput, { email }).ok;
  return isUsable ? (
    <InboxHint key={email} email={email} />
  ) : (
    <AskEmail known={email} onSent={(sentTo) => setQuery({ email: sentTo, sent: 'again' }, { replace: true })} />
  );
}
