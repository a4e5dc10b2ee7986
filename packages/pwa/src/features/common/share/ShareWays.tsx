import { useQueryClient } from '@tanstack/react-query';
import { conflictPath, shownTitle } from '@twosides/domain/conflicts';
import { useContext } from 'react';
import { countShare } from '../../../api/insights.ts';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { Rendered, useOfDevice } from '../../../ui/layout/use-device.ts';
import type { Opened } from '../../../ui/overlay/ask.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import styles from './ShareWays.module.css';
import { copy, linkTo, type SharedConflict, share } from './share.ts';
import { SHARE_GLYPHS, SHARE_TARGETS, type ShareTarget } from './share-targets.ts';

export function ShareWays({ conflict }: { readonly conflict: SharedConflict }) {
  const client = useQueryClient();
  const hasSheet = useOfDevice(
    () => 'share' in navigator,
    () => false,
  );
  const link = useLink(conflict);
  return (
    <ul className={styles.ways}>
      <li>
        <button type="button" className={styles.way} onClick={() => void copy(conflict, client)}>
          <span className={styles.mark}>
            <Icon name="link" size={22} />
          </span>
          Copy link
        </button>
      </li>
      {hasSheet && (
        <li>
          <button type="button" className={styles.way} onClick={() => void share(conflict, client)}>
            <span className={styles.mark}>
              <Icon name="share" size={22} />
            </span>
            Share…
          </button>
        </li>
      )}
      {SHARE_TARGETS.map(({ channel, name, href }) => (
        <li key={channel}>
          <a
            className={styles.way}
            href={href(encodeURIComponent(shownTitle(conflict)), encodeURIComponent(link))}
            target="_blank"
            rel="noopener"
            onClick={() => countShare(client, conflict.id, channel)}
          >
            <span className={styles.mark}>
              <Mark channel={channel} />
            </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const ICONS = { sms: 'comment', email: 'mail' } as const;

function Mark({ channel }: Pick<ShareTarget, 'channel'>) {
  if (channel === 'sms' || channel === 'email') return <Icon name={ICONS[channel]} size={22} />;
  return (
    <svg className={styles.glyph} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHARE_GLYPHS[channel]} />
    </svg>
  );
}

function useLink(conflict: SharedConflict): string {
  const page = { title: shownTitle(conflict), path: conflictPath(conflict) };
  const { origin = '' } = useContext(Rendered) ?? {};
  return useOfDevice(
    () => linkTo(page),
    () => origin + page.path,
  );
}

type ShareDialogProps = Opened & { readonly conflict: SharedConflict };

export function ShareDialog({ conflict, ...opened }: ShareDialogProps) {
  return (
    <Dialog {...opened} title="Share this conflict" description={shownTitle(conflict)}>
      <ShareWays conflict={conflict} />
    </Dialog>
  );
}
