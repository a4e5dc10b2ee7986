import type { CurrentUserView } from '@twosides/domain';
import { useLogOut } from '../../api/log-out.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { isRouted } from '../routes.ts';
import styles from './UserMenu.module.css';

export function UserMenu({ user }: { readonly user: CurrentUserView }) {
  const { logOut } = useLogOut();
  const items: MenuItem[] = [
    { label: 'Profile', icon: 'profile', to: '/profile' },
    { label: 'Settings', icon: 'settings', to: '/settings' },
    { label: 'Log out', icon: 'log-out', onSelect: logOut },
  ];
  return (
    <Menu
      className={styles.button}
      label="Your account"
      items={items.filter(({ to }) => !to || isRouted(to))}
      header={<Identity user={user} />}
    >
      <Avatar
        imageUrl={user.profileImageUrl}
        avatarId={user.userAvatarId}
        name={user.userNickname || user.email}
        size="md"
      />
    </Menu>
  );
}

function Identity({ user: { userNickname, email } }: { readonly user: CurrentUserView }) {
  return (
    <>
      {userNickname && <p className={styles.nickname}>{userNickname}</p>}
      <p className={styles.email} title={email}>
        {email}
      </p>
    </>
  );
}
