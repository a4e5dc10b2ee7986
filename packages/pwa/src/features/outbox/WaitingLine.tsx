import type { OutboxRow } from '@twosides/domain/model';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/identity/Icon.tsx';
import { useOnline } from '../../ui/layout/use-online.ts';
import { stateText } from './state-text.ts';
import styles from './WaitingLine.module.css';

/** Where an act stands that the server does not have yet, and the way to all of them. */
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
