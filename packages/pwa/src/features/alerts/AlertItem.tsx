import type { AlertKind, AlertView } from '@twosides/domain';
import { Link } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './AlertItem.module.css';

/** One line of the list; all of it leads to what it is about. */
export function AlertItem({ alert }: { readonly alert: AlertView }) {
  return (
    <li className={classNames(styles.item, !alert.isRead && styles.unread)}>
      <span className={classNames(styles.icon, styles[alert.kind])}>
        <Icon name={ICONS[alert.kind]} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.text}>
          {alert.path === null ? (
            alert.text
          ) : (
            <Link className={styles.link} to={alert.path}>
              {alert.text}
            </Link>
          )}
          {!alert.isRead && <VisuallyHidden> (new)</VisuallyHidden>}
        </p>
        {alert.detail && <p className={alert.kind === 'moderation' ? styles.reason : styles.title}>{alert.detail}</p>}
        <TimeAgo at={alert.at} className={styles.time} />
      </div>
    </li>
  );
}

const ICONS: Readonly<Record<AlertKind, IconName>> = {
  revealed: 'scale',
  comments: 'comment',
  follower: 'profile',
  moderation: 'flag',
};
