import { Link } from 'react-router-dom';
import { enterFlow, type OwnPress, ownPress } from '../../../outbox/join-flow.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import styles from './SignUpForVote.module.css';

/** Where the visitor voted in this tab, as long as the vote waits for them to sign up. */
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
