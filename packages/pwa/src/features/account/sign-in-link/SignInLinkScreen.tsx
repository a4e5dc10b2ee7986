import { useSearchParams } from 'react-router-dom';
import { AskSignInLink } from './AskSignInLink.tsx';
import { RedeemSignInLink } from './RedeemSignInLink.tsx';

/** Redeems the sign-in link in the URL. Without one, asks for an address to send a link to. */
export function SignInLinkScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <RedeemSignInLink token={token} /> : <AskSignInLink />;
}
