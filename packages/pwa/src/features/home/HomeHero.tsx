import { classNames } from '../../ui/layout/class-names.ts';
import { SubmitLink } from '../sign-up-prompt/SubmitLink.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import styles from './HomeHero.module.css';

/** @param isSlim for members, whose own news follows it */
export function HomeHero({ isSlim = false }: { readonly isSlim?: boolean }) {
  return (
    <div className={classNames(styles.hero, isSlim && styles.slim)}>
      <div className={styles.words}>
        <h1 className={styles.title}>Get real clarity from real people.</h1>
        <p className={styles.text}>
          Tell both sides of a conflict. People who've never met either of you say whose side they'd take, and why.
        </p>
        <SubmitLink variant="fill">Submit Your Conflict</SubmitLink>
      </div>
      <div className={styles.picture} aria-hidden="true">
        <HeroPicture />
      </div>
    </div>
  );
}
