import type { CurrentUserView } from '@twosides/domain/profile';
import { Bell } from '../../../features/alerts/Bell.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import styles from './HeaderControls.module.css';
import { UserMenu } from './UserMenu.tsx';

export function MemberControls({ user }: { readonly user: CurrentUserView }) {
  return (
    <div className={styles.controls}>
      {/* Hidden on phones, where the bottom bar has this link. */}
      <ButtonLink className={styles.wide} variant="fill" to="/submit-conflict">
        Ask Community
      </ButtonLink>
      <Bell />
      <UserMenu user={user} />
    </div>
  );
}
