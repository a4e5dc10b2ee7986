import { enterFlow } from '../../../outbox/join-flow.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import styles from './MemberHome.module.css';

/** Names no conflict and no side, because others may see the screen. */
export function SavedVotesNotice() {
  const { pendingCount, pendingVotes } = useOutboxItems();
  const isOne = pendingCount === 1;
  return (
    <div className={styles.saved}>
      <Notice
        icon="check"
        action={
          <ButtonLink to="/register" size="small" onClick={() => enterFlow(pendingVotes[0]?.flowId ?? null)}>
            Sign up
          </ButtonLink>
        }
      >
        {isOne
          ? 'A vote is saved on this device for a day. Sign up to make it count.'
          : `${pendingCount} votes are saved on this device for a day. Sign up to make them count.`}
      </Notice>
    </div>
  );
}
