import { DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import { SideQuote, SideQuotes } from '../../ui/split/SideQuote.tsx';
import { SubmitLink } from '../sign-up-prompt/SubmitLink.tsx';
import styles from './HomeHero.module.css';

export function HomeHero() {
  return (
    <div className={styles.hero}>
      <div>
        <h1 className={styles.title}>Get real clarity from real people.</h1>
        <p className={styles.text}>
          Tell both sides of a conflict. People who've never met either of you say whose side they'd take, and why.
        </p>
        <SubmitLink variant="fill">Submit Your Conflict</SubmitLink>
      </div>
      {/* A picture made of words: what the site does, at a glance. */}
      <div className={styles.picture} aria-hidden="true">
        <SideQuotes>
          <SideQuote side="her" label={DEFAULT_SIDE_LABELS.her}>
            I asked for one quiet evening a week. It is not about the football.
          </SideQuote>
          <SideQuote side="his" label={DEFAULT_SIDE_LABELS.his}>
            It is the only night my friends can come. I cook, I clean, I just want company.
          </SideQuote>
        </SideQuotes>
      </div>
    </div>
  );
}
