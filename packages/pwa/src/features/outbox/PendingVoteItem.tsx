import type { PendingVote } from '@twosides/domain/model';
import shared from '../../styles/shared.module.css';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/identity/Icon.tsx';
import { TimeAgo } from '../../ui/identity/TimeAgo.tsx';
import { toServerTime } from '../../ui/identity/use-now.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { midSentence } from '../../ui/split/split-label.ts';
import styles from './OutboxItem.module.css';
import { useAnswerPendingVote } from './use-answer-pending-vote.ts';

export function PendingVoteItem({ pendingVote }: { readonly pendingVote: PendingVote }) {
  const { payload, createdAt } = pendingVote;
  const answer = useAnswerPendingVote(pendingVote);
  return (
    <Card as="li" className={shared.stack8}>
      <p className={styles.kind}>
        <Icon name="vote" size={18} />
        Vote
        <TimeAgo at={new Date(toServerTime(createdAt)).toISOString()} className={styles.time} />
      </p>
      <h2 className={classNames(shared.textL, shared.breaks)} dir="auto">
        {payload.title}
      </h2>
      <p>There’s an unsent vote for {midSentence(payload.sideLabels[payload.side])} on this device. Is it yours?</p>
      <div className={styles.acts}>
        <Button size="small" variant="fill" onClick={() => answer(true)}>
          Yes, it’s my vote
        </Button>
        <Button size="small" variant="plain" onClick={() => answer(false)}>
          No, discard it
        </Button>
      </div>
    </Card>
  );
}
