import type { PendingVote } from '@twosides/domain/model';
import { Link } from 'react-router-dom';
import shared from '../../styles/shared.module.css';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/identity/Icon.tsx';
import { TimeAgo } from '../../ui/identity/TimeAgo.tsx';
import { toServerTime } from '../../ui/identity/use-now.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { midSentence } from '../../ui/split/split-label.ts';
import styles from './OutboxItem.module.css';
import { useAnswerPendingVotes } from './use-answer-pending-votes.ts';

type PendingVotes = { readonly pendingVotes: readonly PendingVote[] };

export function PendingVotesItem({ pendingVotes }: PendingVotes) {
  const answer = useAnswerPendingVotes(pendingVotes);
  const latest = pendingVotes.at(-1);
  if (latest === undefined) return null;
  const isOne = pendingVotes.length === 1;
  return (
    <Card as="li" className={shared.stack8}>
      <p className={styles.kind}>
        <Icon name="vote" size={18} />
        {isOne ? 'Vote' : 'Votes'}
        <TimeAgo at={new Date(toServerTime(latest.createdAt)).toISOString()} className={styles.time} />
      </p>
      {isOne ? (
        <h2 className={classNames(shared.textL, shared.breaks)} dir="auto">
          {latest.payload.title}
        </h2>
      ) : (
        <PickedVotes pendingVotes={pendingVotes} />
      )}
      <p>{whoseText(pendingVotes)}</p>
      <div className={styles.actions}>
        <Button size="small" variant="fill" onClick={() => answer(true)}>
          {yesText(pendingVotes)}
        </Button>
        <Button size="small" variant="plain" onClick={() => answer(false)}>
          {noText(pendingVotes)}
        </Button>
      </div>
    </Card>
  );
}

export function PickedVotes({ pendingVotes }: PendingVotes) {
  if (pendingVotes.length === 0) return null;
  return (
    <ul className={shared.stack8}>
      {pendingVotes.map(({ opId, queue, payload: { title, sideLabels, side } }) => (
        <li key={opId}>
          <Link to={`/conflict/${queue}`} dir="auto" className={shared.breaks}>
            {title}
          </Link>
          <p>
            For <strong>{sideLabels[side]}</strong>
          </p>
        </li>
      ))}
    </ul>
  );
}

export const whoseText = ([first, ...others]: readonly PendingVote[], isRest = false): string =>
  first && others.length === 0
    ? `There’s ${isRest ? 'another' : 'an'} unsent vote for ${midSentence(first.payload.sideLabels[first.payload.side])} on this device. Is it yours?`
    : `There are ${others.length + 1}${isRest ? ' more' : ''} unsent votes on this device. Are they yours?`;

export const yesText = ({ length }: readonly PendingVote[]): string =>
  length === 1 ? 'Yes, it’s my vote' : 'Yes, they’re my votes';

export const noText = ({ length }: readonly PendingVote[]): string =>
  length === 1 ? 'No, discard it' : 'No, discard them';
