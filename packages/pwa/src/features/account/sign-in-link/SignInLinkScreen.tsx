import { useSearchParams } from 'react-router-dom';
import { AskSignInLink } from './AskSignInLink.tsx';
import { RedeemSignInLink } from './RedeemSignInLink.tsx';

export function SignInLinkScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <RedeemSignInLink token={token} /> : <AskSignInLink />;
}
