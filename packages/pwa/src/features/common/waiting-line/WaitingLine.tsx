import type { OutboxRow } from '@twosides/domain/model';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { useOnline } from '../../../ui/layout/use-device.ts';
import styles from './WaitingLine.module.css';

export function WaitingLine({ row }: { readonly row: OutboxRow }) {
  const isOnline = useOnline();
  return (
    <p className={styles.line}>
      <Icon name={row.state === 'rejected' ? 'warning' : 'clock'} size={16} />
      <span>{stateText(row, isOnline)}</span>
      <Link className={styles.link} to="/outbox">
        Outbox
      </Link>
    </p>
  );
}

export function stateText({ state, lastError }: Pick<OutboxRow, 'state' | 'lastError'>, isOnline: boolean): string {
  if (state === 'needs-login') return 'Saved. Sign in to send it';
  if (state === 'rejected') return `Not accepted: ${lastError?.message ?? 'something went wrong on our end'}`;
  if (!isOnline) return 'Saved. Will be sent when you are back online';
  if (state === 'sending') return 'Sending';
  return lastError === null ? 'Saved. Will be sent in a moment' : 'Saved. We’ll keep trying to send it';
}
