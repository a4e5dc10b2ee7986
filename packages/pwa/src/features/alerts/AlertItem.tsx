import type { AlertView } from '@twosides/domain/alerts';
import type { AlertKind } from '@twosides/domain/model';
import { Link } from 'react-router-dom';
import { hrefOf } from '../../api/alerts.ts';
import shared from '../../styles/shared.module.css';
import { BubbleIcon } from '../../ui/identity/BubbleIcon.tsx';
import type { IconName } from '../../ui/identity/Icon.tsx';
import { TimeAgo } from '../../ui/identity/TimeAgo.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './AlertItem.module.css';

export function AlertItem({ alert }: { readonly alert: AlertView }) {
  const href = hrefOf(alert);
  return (
    <li className={classNames(styles.item, !alert.isRead && styles.unread)}>
      {/* A newer server may send a kind that this version doesn't know. */}
      <BubbleIcon name={ICONS[alert.kind] ?? 'bell'} />
      <div className={styles.words}>
        <p className={styles.text}>
          {href === null ? (
            alert.text
          ) : (
            <Link className={styles.link} to={href}>
              {alert.text}
            </Link>
          )}
          {!alert.isRead && <VisuallyHidden> (new)</VisuallyHidden>}
        </p>
        {alert.detail && <p className={TITLED.includes(alert.kind) ? styles.title : styles.reason}>{alert.detail}</p>}
        <TimeAgo at={alert.at} className={shared.note} />
      </div>
    </li>
  );
}

const TITLED: readonly AlertKind[] = ['revealed', 'comments', 'replies', 'ending', 'update'];

const ICONS: Readonly<Record<AlertKind, IconName>> = {
  revealed: 'scale',
  comments: 'comment',
  replies: 'comment',
  ending: 'comment',
  update: 'comment',
  follower: 'profile',
  moderation: 'flag',
  signIn: 'lock',
  today: 'calendar',
};
