import { Link } from 'react-router-dom';
import { enterFlow, type OwnPress, ownPress } from '../../../outbox/join-flow.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import styles from './SignUpForVote.module.css';

/** The visitor's vote in this tab, while it waits for them to sign up. Null without such a vote. */
export function useOwnPress(): OwnPress | null {
  const { hasPendingVote } = useOutboxItems();
  return hasPendingVote ? ownPress() : null;
}

export function SignUpForVote({ press }: { readonly press: OwnPress }) {
  return (
    <>
      Your vote is saved.{' '}
      <Link className={styles.link} to="/register" onClick={() => enterFlow(press.flowId)}>
        Sign up
      </Link>{' '}
      to make it count.
    </>
  );
}
