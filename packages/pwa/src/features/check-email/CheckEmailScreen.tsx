import { emailInput } from '@twosides/domain/accounts';
import { checkInput } from '@twosides/domain/wire';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../session/current-user.ts';
import { AlreadyVerified } from '../account/AlreadyVerified.tsx';
import { AskEmail } from './AskEmail.tsx';
import { InboxHint } from './InboxHint.tsx';
import { useSessionElsewhere } from './use-session-elsewhere.ts';

/**
 * After registering: the mail is on its way. Without an address in the link there is nothing to mask, so it asks for
 * one.
 */
export function CheckEmailScreen() {
  const { user } = useCurrentUser();
  // Here and not in what waits: this page may learn who looks before the other tab has told it that the wait is over.
  useSessionElsewhere();
  const [query, setQuery] = useSearchParams();
  const email = query.get('email') ?? '';
  const isUsable = query.get('error') !== 'no-token' && checkInput(emailInput, { email }).ok;
  if (user?.emailVerified) return <AlreadyVerified user={user} />;
  return isUsable ? (
    <InboxHint key={email} email={email} />
  ) : (
    <AskEmail known={email} onSent={(sentTo) => setQuery({ email: sentTo, sent: 'again' }, { replace: true })} />
  );
}
