import type { PendingVote } from '@twosides/domain/model';
import { type ComponentProps, useRef, useState } from 'react';
import { actionsText } from '../../outbox/announce-action.ts';
import { enterFlow } from '../../outbox/join-flow.ts';
import type { ActionKind } from '../../outbox/rows.ts';
import { withOutbox } from '../../outbox/submit.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button, ButtonLink } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { rememberRedirect } from '../common/sign-up-prompt/redirect-after-login.ts';
import { PickedVotes } from './PendingVotesItem.tsx';

type HeldItemsProps = {
  readonly held: readonly ActionKind[];
  readonly pendingCount: number;
  /** Only those picked in this tab. */
  readonly pendingVotes: readonly PendingVote[];
};

/** Shows a signed-out person how many items are queued, but only what the votes of this tab contain. */
export function HeldItems({ held, pendingCount, pendingVotes }: HeldItemsProps) {
  const { length: count } = held;
  const isOne = count === 1;
  if (pendingCount > 0 && count === 0)
    return <HeldPendingVotes pendingCount={pendingCount} pendingVotes={pendingVotes} />;
  return (
    <EmptyState
      level={1}
      icon="clock"
      title={
        count === 0
          ? 'Please sign in to see your outbox.'
          : `${actionsText(held)} ${isOne ? 'is' : 'are'} waiting for you to sign in.`
      }
      actions={
        <>
          <SignIn variant="fill" />
          {pendingCount > 0 && <SignUp pendingCount={pendingCount} pendingVotes={pendingVotes} />}
          {pendingCount + count === 0 && <ButtonLink to="/register">Sign up</ButtonLink>}
          <DiscardHeld count={count + pendingCount} />
        </>
      }
    >
      <PickedVotes pendingVotes={pendingVotes} />
      {count > 0 && (
        <p>{`${isOne ? 'It’s' : 'They’re'} saved on this device. We’ll send ${isOne ? 'it' : 'them'} when you sign in to the same account.${pendingText(pendingCount)}`}</p>
      )}
    </EmptyState>
  );
}

function pendingText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' There’s also a vote waiting for someone to sign up.'
    : ` There are also ${count} votes waiting for someone to sign up.`;
}

type PendingProps = Omit<HeldItemsProps, 'held'>;

function HeldPendingVotes({ pendingCount, pendingVotes }: PendingProps) {
  const isOne = pendingCount === 1;
  return (
    <EmptyState
      level={1}
      icon="clock"
      title={`${isOne ? 'A vote is' : `${pendingCount} votes are`} waiting for you to sign up.`}
      actions={
        <>
          <SignUp pendingCount={pendingCount} pendingVotes={pendingVotes} variant="fill" />
          <SignIn />
          <DiscardHeld count={pendingCount} />
        </>
      }
    >
      <PickedVotes pendingVotes={pendingVotes} />
      <p>
        {isOne
          ? 'It stays on this device for a day. When someone signs in, we may ask whether it’s theirs.'
          : 'They stay on this device for a day. When someone signs in, we may ask whether these are their votes.'}
      </p>
    </EmptyState>
  );
}

type SignUpProps = PendingProps & Pick<ComponentProps<typeof ButtonLink>, 'variant'>;

function SignUp({ pendingCount, pendingVotes, variant }: SignUpProps) {
  return (
    <ButtonLink to="/register" variant={variant} onClick={() => enterFlow(pendingVotes[0]?.flowId ?? null)}>
      Sign up to count {pendingCount === 1 ? 'it' : 'them'}
    </ButtonLink>
  );
}

function SignIn({ variant }: Pick<ComponentProps<typeof ButtonLink>, 'variant'>) {
  return (
    <ButtonLink to="/login" variant={variant} onClick={() => rememberRedirect('/outbox')}>
      Sign in
    </ButtonLink>
  );
}

function DiscardHeld({ count }: { readonly count: number }) {
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const next = useRef<HTMLElement>(null);

  const discard = async () => {
    next.current = place.current?.parentElement?.querySelector('a') ?? null;
    setAsking(false);
    try {
      await withOutbox((box) => box.discardHeld());
    } catch {
      toasts.show({
        title: 'That couldn’t be discarded',
        description: 'Please try again in a moment.',
        tone: 'danger',
      });
    }
  };

  return (
    <>
      <span ref={place} hidden />
      {count > 0 && (
        <Button variant="plain" onClick={() => setAsking(true)}>
          Discard
        </Button>
      )}
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={count === 1 ? 'Discard it?' : `Discard all ${count}?`}
        description={`${count === 1 ? 'It hasn’t' : 'They haven’t'} been sent yet, and you can’t undo this.`}
        leave="Keep"
        actions={
          <Button variant="danger" onClick={() => void discard()}>
            Discard
          </Button>
        }
        focusAfter={() => next.current}
      />
    </>
  );
}
