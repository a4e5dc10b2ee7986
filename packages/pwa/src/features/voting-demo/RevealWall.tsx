import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { BubbleIcon } from '../../ui/identity/BubbleIcon.tsx';
import styles from './RevealWall.module.css';

/**
 * What stands between a visitor's choice and the result. There is nothing behind it: no figure ever reached this page.
 */
export function RevealWall({ choice }: { readonly choice: string }) {
  return (
    <div className={styles.wall} role="status">
      <BubbleIcon name="lock" size={72} />
      <p className={styles.title}>Your choice: {choice}. Sign up to make it count.</p>
      <p className={styles.text}>Then you see how everyone else voted. It's free.</p>
      <div className={styles.actions}>
        <ButtonLink variant="fill" to="/register">
          Vote Now
        </ButtonLink>
        <ButtonLink variant="plain" to="/login">
          Already have an account?
        </ButtonLink>
      </div>
    </div>
  );
}
