import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './SharePanel.module.css';
import type { SharedPage } from './share-link.ts';
import { useCanShare, useShare } from './use-share.ts';

/** Passing a page on: the link, and the device's own share sheet where there is one. */
export function SharePanel(page: SharedPage) {
  const { share, copy } = useShare(page);
  const canShare = useCanShare();
  return (
    <Card as="section" aria-labelledby="share-heading">
      <h2 id="share-heading" className={styles.heading}>
        Share This Conflict
      </h2>
      <div className={styles.buttons}>
        <Button icon="link" onClick={copy}>
          Copy link
        </Button>
        {canShare && (
          <Button icon="share" onClick={share}>
            Share…
          </Button>
        )}
      </div>
    </Card>
  );
}
