import { Avatar } from '../../ui/Avatar.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { isRouted } from '../routes.ts';
import { type HeaderUser, nameOf } from './header-auth.ts';
import styles from './UserMenu.module.css';

export function UserMenu({ user, onLogOut }: { readonly user: HeaderUser; readonly onLogOut: () => void }) {
  const items: MenuItem[] = [
    { label: 'Profile', icon: 'profile', to: '/profile' },
    { label: 'Settings', icon: 'settings', to: '/settings' },
    { label: 'Log out', icon: 'log-out', onSelect: onLogOut },
  ];
  return (
    <Menu
      className={styles.button}
      label="Your account"
      items={items.filter(({ to }) => !to || isRouted(to))}
      header={<Identity user={user} />}
    >
      <Avatar imageUrl={user.profileImageUrl} avatarId={user.userAvatarId} name={nameOf(user)} size="md" />
    </Menu>
  );
}

function Identity({ user: { userNickname, email } }: { readonly user: HeaderUser }) {
  return (
    <>
      {userNickname && <p className={styles.nickname}>{userNickname}</p>}
      <p className={styles.email} title={email}>
        {email}
      </p>
    </>
  );
}
