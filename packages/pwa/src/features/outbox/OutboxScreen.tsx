import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { useOutboxItems } from '../../outbox/outbox-items.ts';
import type { UnreadableRow } from '../../outbox/rows.ts';
import { withOutbox } from '../../outbox/submit.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import shared from '../../styles/shared.module.css';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { Button, ButtonLink } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/identity/Icon.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { useOnline } from '../../ui/layout/use-device.ts';
import { QuickExit } from '../common/quick-exit/QuickExit.tsx';
import { CopyText, Written } from './Accounts.tsx';
import { HeldItems } from './HeldItems.tsx';
import itemStyles from './OutboxItem.module.css';
import { OutboxItem } from './OutboxItem.tsx';
import styles from './OutboxScreen.module.css';
import { PendingVotesItem } from './PendingVotesItem.tsx';

export function OutboxScreen() {
  return (
    <div>
      <QuickExit />
      <Outbox />
    </div>
  );
}

function Outbox() {
  const { status } = useCurrentUser();
  const isOnline = useOnline();
  const { isRead, rows, unreadable, pendingVotes, pendingCount, held } = useOutboxItems();
  if (status === 'signed-out') return <HeldItems held={held} pendingCount={pendingCount} pendingVotes={pendingVotes} />;
  if (status === 'loading' || !isRead)
    return (
      <SkeletonGroup label="Loading your outbox" className={classNames(shared.page, shared.stack20)}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  if (rows.length + unreadable.length === 0 && pendingCount === 0)
    return (
      <EmptyState
        level={1}
        icon="check"
        title="Everything has been sent"
        actions={<ButtonLink to="/">Back to Home</ButtonLink>}
      >
        Anything you send while offline shows up here until we can send it.
      </EmptyState>
    );
  return (
    <div className={classNames(shared.page, shared.stack20)}>
      <header className={classNames(shared.between, styles.head)}>
        <h1 className={shared.text2xl}>{PAGE_HEADINGS.outbox}</h1>
        {rows.some(({ state }) => state === 'queued' || state === 'sending') && (
          <Button
            variant="fill"
            icon="send"
            disabled={!isOnline}
            pending={rows.some(({ state }) => state === 'sending')}
            onClick={() => void withOutbox(({ sendNow }) => sendNow())}
          >
            Send now
          </Button>
        )}
        <p className={styles.lead}>Saved on this device. We’ll send these when you’re online.</p>
      </header>
      <ul className={shared.stack12}>
        {pendingCount > 0 && <PendingVotesItem pendingVotes={pendingVotes} />}
        {rows.map((row) => (
          <OutboxItem key={row.opId} row={row} />
        ))}
        {unreadable.map((row) => (
          <UnreadableItem key={row.id} row={row} />
        ))}
      </ul>
    </div>
  );
}

export function UnreadableItem({ row: { id, title, content } }: { readonly row: UnreadableRow }) {
  return (
    <Card as="li" className={shared.stack8}>
      <h2 className={classNames(shared.textL, shared.breaks)} dir="auto">
        {title ?? 'A vote, comment, conflict or update'}
      </h2>
      {content !== null && <Written text={content} />}
      <p className={classNames(itemStyles.state, itemStyles.rejected)}>
        <Icon name="warning" size={16} />
        We couldn’t read this, so we can’t send it.{content !== null && ' You can copy the text and post it again.'}
      </p>
      <div className={itemStyles.actions}>
        {content !== null && <CopyText text={content} />}
        <Button size="small" variant="plain" onClick={() => void withOutbox((box) => box.discardUnreadable(id))}>
          Discard
        </Button>
      </div>
    </Card>
  );
}
