import { useCurrentUser, useLogOut } from '../../api/current-user.ts';
import { Header } from './Header.tsx';

export function ConnectedHeader() {
  const auth = useCurrentUser();
  const { logOut } = useLogOut();
  return <Header auth={auth} onLogOut={logOut} />;
}
