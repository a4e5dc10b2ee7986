import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../../session/current-user.ts';
import { AlreadyVerified } from '../AlreadyVerified.tsx';
import { emailProblem } from '../email-problem.rule.ts';
import { AskEmail } from './AskEmail.tsx';
import { InboxHint } from './InboxHint.tsx';
import { useSessionElsewhere } from './use-session-elsewhere.ts';

export function CheckEmailScreen() {
  const { user } = useCurrentUser();
  useSessionElsewhere();
  const [query, setQuery] = useSearchParams();
  const email = query.get('email') ?? '';
  const isUsable = query.get('error') !== 'no-token' && emailProblem({ email }) === undefined;
  if (user?.emailVerified) return <AlreadyVerified user={user} />;
  return isUsable ? (
    <InboxHint key={email} email={email} />
  ) : (
    <AskEmail known={email} onSent={(sentTo) => setQuery({ email: sentTo, sent: 'again' }, { replace: true })} />
  );
}
