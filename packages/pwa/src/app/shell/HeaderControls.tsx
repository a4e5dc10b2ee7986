import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { HeaderProps } from './Header.tsx';
import styles from './HeaderControls.module.css';
import { UserMenu } from './UserMenu.tsx';

/** The right end: who is there, and what they can do. */
export function HeaderControls({ auth, onLogOut }: HeaderProps) {
  if (auth.status === 'loading') {
    return (
      <span className={styles.pulse}>
        <VisuallyHidden>Loading your account</VisuallyHidden>
      </span>
    );
  }
  if (!auth.user) return <VisitorControls />;
  return (
    <div className={styles.controls}>
      <AskButton />
      <UserMenu user={auth.user} onLogOut={onLogOut} />
    </div>
  );
}

/** On phones the bottom bar has it, in the thumb's reach. */
function AskButton() {
  return (
    <ButtonLink className={styles.wide} variant="fill" to="/submit-conflict">
      Ask Community
    </ButtonLink>
  );
}

function VisitorControls() {
  return (
    <div className={styles.controls}>
      <ButtonLink className={styles.signIn} variant="plain" to="/login">
        Sign In
      </ButtonLink>
      <ButtonLink to="/register">
        <span className={styles.narrow}>Join</span>
        <span className={styles.wide}>Sign Up</span>
      </ButtonLink>
    </div>
  );
}
