import { conflictPath } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import { findCategory } from '@twosides/domain/model';
import { type ConflictView, EXCERPT_LENGTH, excerptOf } from '@twosides/domain/reading';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDeck } from '../../../api/deck/deck.ts';
import { useToday } from '../../../api/deck/today.ts';
import { useStoriesAhead } from '../../../api/updates.ts';
import { LIST_MESSAGES } from '../../../messages/list-messages.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import shared from '../../../styles/shared.module.css';
import { Collapsed } from '../../../ui/feedback/Collapsed.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/form/Button.tsx';
import { useNow } from '../../../ui/identity/use-now.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { optional } from '../../../ui/layout/optional.tsx';
import { useOnline } from '../../../ui/layout/use-device.ts';
import { SideQuotes } from '../../../ui/split/SideQuote.tsx';
import { countOf } from '../../common/list-text.ts';
import { Streak } from '../today/Streak.tsx';
import { dayAndTimeOf, nextFiveAt, todayPath, useVoted } from '../today/todays-five.ts';
import styles from './MemberHome.module.css';
import { TodayCard } from './TodayCard.tsx';

export function WaitingForVote({ isNew }: { readonly isNew: boolean }) {
  return (
    <section className={styles.part} aria-labelledby="waiting">
      <DoneForToday />
      <h2 id="waiting" className={shared.text2xl}>
        Waiting for your vote
      </h2>
      <Waiting isNew={isNew} />
    </section>
  );
}

function Waiting({ isNew }: { readonly isNew: boolean }) {
  const today = useToday();
  const { isVoted, isAwaited } = useVoted(today);
  if (isAwaited || (!today.conflicts && !today.isError)) return <Loading />;
  return today.conflicts?.some((conflict) => !isVoted(conflict)) ? (
    <>
      <TodayCard conflicts={today.conflicts} isVoted={isVoted} />
      <DeckAhead />
    </>
  ) : (
    <Deck isNew={isNew} />
  );
}

function DoneForToday() {
  const today = useToday();
  const { isVoted } = useVoted(today);
  const now = useNow();
  if (!today.conflicts?.length || !today.conflicts.every(isVoted)) return null;
  return (
    <div>
      <p className={styles.facts}>
        Done for today! You voted on all of <Link to={todayPath(today.conflicts.length + 1)}>today’s five</Link>. The
        next five arrive {dayAndTimeOf(nextFiveAt(now), now)}.
        <Streak before=" " isFromFirst />
      </p>
      <div className={classNames(shared.wrap12, styles.facts, styles.remind)}>
        <RemindMe isShort />
      </div>
    </div>
  );
}

const RemindMe = optional(() => import('../today/RemindMe.tsx').then((m) => m.RemindMe));

function DeckAhead() {
  useDeck(null, () => false);
  return null;
}

function Deck({ isNew }: { readonly isNew: boolean }) {
  const [passed, pass] = useState<ConflictId | null>(null);
  const { isRead, rows } = useOutboxItems();
  const isDone = (id: ConflictId) => rows.some(({ kind, queue }) => kind === 'vote' && queue === id);
  const { next, hasOthers, isLoading, isError, retry } = useDeck(passed, isDone);
  useStoriesAhead(!isLoading);
  const isOnline = useOnline();
  if (!isOnline && !isRead) return <Loading />;
  if (next) return <NextOne conflict={next} isNew={isNew} onPass={hasOthers ? () => pass(next.id) : null} />;
  if (isError)
    return (
      <Nothing
        title={isOnline ? LIST_MESSAGES.listFailed : 'You’re offline'}
        isAlert={isOnline}
        action={
          <Button icon="retry" pending={isLoading} onClick={retry}>
            Try again
          </Button>
        }
      >
        {isOnline
          ? 'Please check your connection and try again.'
          : 'You’ve voted on everything saved on this device. More when you’re back online.'}
      </Nothing>
    );
  if (isLoading) return <Loading />;
  return (
    <Nothing title="You’re all caught up" action={<ButtonLink to="/submit-conflict">Post a conflict</ButtonLink>}>
      Nothing is waiting for your vote. New conflicts will show up here.
    </Nothing>
  );
}

type NextOneProps = {
  readonly conflict: ConflictView;
  readonly isNew: boolean;
  readonly onPass: (() => void) | null;
};

function NextOne({ conflict, isNew, onPass }: NextOneProps) {
  return (
    <Card as="article" className={styles.card} aria-labelledby="waiting-title">
      <p className={styles.facts}>
        {isNew && !conflict.resultsVisible
          ? 'You’ll see the result once you’ve voted'
          : `${findCategory(conflict.category)?.name ?? ''} · ${countOf(conflict.totalVotes, 'vote')}`}
      </p>
      <h3 id="waiting-title" className={styles.conflict} dir="auto" aria-live="polite">
        <Link to={conflictPath(conflict)}>{conflict.title}</Link>
      </h3>
      <Collapsed notice={conflict.contentNote ?? undefined}>
        <SideQuotes
          her={<Words text={conflict.herSide} />}
          his={<Words text={conflict.hisSide} />}
          labels={conflict.sideLabels}
        />
      </Collapsed>
      <div className={styles.actions}>
        <ButtonLink to={conflictPath(conflict)} variant="fill">
          Read both sides
        </ButtonLink>
        {onPass && (
          <Button variant="plain" onClick={onPass}>
            Skip
          </Button>
        )}
      </div>
    </Card>
  );
}

const Words = ({ text }: { readonly text: string }) => (
  <span className={styles.words} dir="auto">
    {excerptOf(text, EXCERPT_LENGTH)}
  </span>
);

type NothingProps = {
  readonly title: string;
  readonly children: string;
  readonly action: ReactNode;
  readonly isAlert?: boolean;
};

function Nothing({ title, children, action, isAlert = false }: NothingProps) {
  return (
    <Card className={styles.card}>
      <div role={isAlert ? 'alert' : undefined}>
        <h3 className={styles.conflict}>{title}</h3>
        <p className={styles.facts}>{children}</p>
      </div>
      <div className={styles.actions}>{action}</div>
    </Card>
  );
}

function Loading() {
  return (
    <Card className={styles.card}>
      <SkeletonGroup label="Loading conflicts to vote on" className={shared.stack12}>
        <Skeleton />
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="button" />
      </SkeletonGroup>
    </Card>
  );
}
