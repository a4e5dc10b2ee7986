import { Card } from '../../ui/layout/Card.tsx';
import type { SharedConflict } from './pass-on.ts';
import styles from './SharePanel.module.css';
import { ShareWays } from './ShareWays.tsx';

/** Passing a conflict on, beside it. */
export function SharePanel({ conflict }: { readonly conflict: SharedConflict }) {
  return (
    <Card as="section" aria-labelledby="share-heading">
      <h2 id="share-heading" className={styles.heading}>
        Share this conflict
      </h2>
      <ShareWays conflict={conflict} />
    </Card>
  );
}
