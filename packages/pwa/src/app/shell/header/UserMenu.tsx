import type { CurrentUserView } from '@twosides/domain/profile';
import { useWaitingCases } from '../../../api/moderation.ts';
import { Bell } from '../../../features/alerts/Bell.tsx';
import { LogOutDialog } from '../../../features/common/log-out/LogOutDialog.tsx';
import { useLogOut } from '../../../features/common/log-out/use-log-out.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import shared from '../../../styles/shared.module.css';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { ask } from '../../../ui/overlay/ask.ts';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import type { MenuItem } from '../../../ui/overlay/MenuPopup.tsx';
import controlStyles from './HeaderControls.module.css';
import styles from './UserMenu.module.css';

export function MemberControls({ user }: { readonly user: CurrentUserView }) {
  return (
    <div className={controlStyles.controls}>
      {/* Hidden on phones, where the bottom bar has this link. */}
      <ButtonLink className={controlStyles.wide} variant="fill" to="/submit-conflict">
        Ask Community
      </ButtonLink>
      <Bell />
      <UserMenu user={user} />
    </div>
  );
}

export function UserMenu({ user }: { readonly user: CurrentUserView }) {
  const { logOut } = useLogOut();
  const { rows, unreadable } = useOutboxItems();
  const count = rows.length + unreadable.length;
  const waiting = useWaitingCases(user.isModerator === true)?.count;
  const leave = async () => {
    if (count === 0 || (await ask(LogOutDialog, {})) === 'log-out') logOut();
  };
  const items: MenuItem[] = [
    { label: 'Today’s five', icon: 'calendar', to: '/today' },
    { label: 'Trending', icon: 'trending', to: '/trending' },
    { label: 'Leaderboard', icon: 'users', to: '/leaderboard' },
    { label: 'Profile', icon: 'profile', to: '/profile' },
    { label: 'Your votes', icon: 'scale', to: '/profile#own-votes' },
    { label: 'Settings', icon: 'settings', to: '/settings' },
    { label: count > 0 ? `Outbox (${count})` : 'Outbox', icon: 'clock', to: '/outbox' },
    ...(user.isModerator
      ? [{ label: waiting ? `Moderation (${waiting})` : 'Moderation', icon: 'flag', to: '/moderation' } as const]
      : []),
    { label: 'How it works', icon: 'info', to: '/how-it-works' },
    { label: 'Log out', icon: 'log-out', onSelect: () => void leave() },
  ];
  return (
    <Menu
      className={classNames(shared.touch, styles.button)}
      label="Your account"
      items={items}
      header={
        <>
          {user.userNickname && <p className={classNames(shared.strong, styles.identity)}>{user.userNickname}</p>}
          <p className={classNames(shared.note, styles.identity)} title={user.email}>
            {user.email}
          </p>
        </>
      }
      isFixed
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
