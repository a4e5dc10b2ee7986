import { useQueryClient } from '@tanstack/react-query';
import { shownTitle } from '@twosides/domain/conflicts';
import { countShare } from '../../api/shares.ts';
import { Icon } from '../../ui/identity/Icon.tsx';
import { copy, type SharedConflict, share } from './pass-on.ts';
import styles from './ShareWays.module.css';
import { SHARE_GLYPHS } from './share-glyphs.ts';
import { SHARE_TARGETS, type ShareTarget } from './share-targets.ts';
import { useCanShare, useLink } from './use-share.ts';

/** Every way to pass a conflict on: the device's own sheet where there is one, the link, messages and networks. */
export function ShareWays({ conflict }: { readonly conflict: SharedConflict }) {
  const client = useQueryClient();
  const canShare = useCanShare();
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
      {canShare && (
        <li>
          <button type="button" className={styles.way} onClick={() => void share(conflict, client)}>
            <span className={styles.mark}>
              <Icon name="share" size={22} />
            </span>
            Share…
          </button>
        </li>
      )}
      {SHARE_TARGETS.map(({ channel, name, mark, hrefOf }) => (
        <li key={channel}>
          <a
            className={styles.way}
            href={hrefOf(shownTitle(conflict), link)}
            target="_blank"
            rel="noopener"
            onClick={() => countShare(client, conflict.id, channel)}
          >
            <span className={styles.mark}>
              <Mark mark={mark} />
            </span>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Mark({ mark }: { readonly mark: ShareTarget['mark'] }) {
  if ('icon' in mark) return <Icon name={mark.icon} size={22} />;
  return (
    <svg className={styles.glyph} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHARE_GLYPHS[mark.glyph]} />
    </svg>
  );
}
