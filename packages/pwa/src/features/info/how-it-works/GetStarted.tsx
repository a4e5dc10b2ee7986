import shared from '../../../styles/shared.module.css';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import styles from './GetStarted.module.css';

export function GetStarted() {
  return (
    <section className={styles.invitation}>
      <h2 className={shared.text2xl}>Whose side would they take?</h2>
      <div className={styles.actions}>
        <ButtonLink to="/submit-conflict" variant="fill" size="large">
          Post a conflict
        </ButtonLink>
        <ButtonLink to="/" size="large">
          Read and vote
        </ButtonLink>
      </div>
    </section>
  );
}
