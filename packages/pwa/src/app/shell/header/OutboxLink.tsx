import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import shared from '../../../styles/shared.module.css';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { PageLink } from '../../../ui/layout/PageLink.tsx';
import styles from './OutboxLink.module.css';

export function OutboxLink() {
  const { rows, unreadable, held, pendingCount } = useOutboxItems();
  const refused = rows.filter(({ state }) => state === 'rejected').length;
  const waiting = rows.length - refused + held.length + pendingCount;
  const count = waiting + refused + unreadable.length;
  if (count === 0) return null;
  const parts = [
    waiting > 0 && `${waiting} waiting`,
    refused > 0 && `${refused} not accepted`,
    unreadable.length > 0 && `${unreadable.length} couldn’t be read`,
  ];
  const label = parts.filter(Boolean).join(', ');
  return (
    <PageLink className={classNames(shared.touch, styles.link)} to="/outbox">
      <Icon name="clock" label={`Outbox, ${label}`} />
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    </PageLink>
  );
}
