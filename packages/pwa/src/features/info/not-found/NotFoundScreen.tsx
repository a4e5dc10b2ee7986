import { ButtonLink } from '../../../ui/form/Button.tsx';
import { NoIndex } from '../../../ui/layout/document-head.ts';
import { SideQuotes } from '../../../ui/split/SideQuote.tsx';
import styles from './NotFoundScreen.module.css';

export function NotFoundScreen() {
  return (
    <div className={styles.screen}>
      <NoIndex />
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>Page not found</h1>
      <p className={styles.text}>This page doesn’t exist. It may have moved or been deleted.</p>
      <div className={styles.quotes}>
        <SideQuotes her="It was here yesterday. I’m sure of it." his="I never touched it. Maybe it was never here." />
      </div>
      <ButtonLink variant="fill" to="/">
        Back to Home
      </ButtonLink>
    </div>
  );
}
