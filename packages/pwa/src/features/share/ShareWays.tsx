import { useCountShare } from '../../api/shares.ts';
import { Icon } from '../../ui/identity/Icon.tsx';
import styles from './ShareWays.module.css';
import { SHARE_GLYPHS } from './share-glyphs.ts';
import { SHARE_TARGETS, type ShareTarget } from './share-targets.ts';
import { type SharedConflict, useCanShare, useLink, useShare } from './use-share.ts';

/** Every way to pass a conflict on: the device's own sheet where there is one, the link, messages and networks. */
export function ShareWays({ conflict }: { readonly conflict: SharedConflict }) {
  const { share, copy } = useShare(conflict);
  const canShare = useCanShare();
  const link = useLink(conflict);
  const count = useCountShare(conflict.id);
  return (
    <ul className={styles.ways}>
      <li>
        <button type="button" className={styles.way} onClick={copy}>
          <span className={styles.mark}>
            <Icon name="link" size={22} />
          </span>
          Copy link
        </button>
      </li>
      {canShare && (
        <li>
          <button type="button" className={styles.way} onClick={share}>
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
            href={hrefOf(conflict.title, link)}
            target="_blank"
            rel="noopener"
            onClick={() => count(channel)}
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
