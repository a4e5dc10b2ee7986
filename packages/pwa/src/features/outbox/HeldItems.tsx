import type { PendingVote } from '@twosides/domain/model';
import { type ComponentProps, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { actionsText } from '../../outbox/announce-action.ts';
import { enterFlow } from '../../outbox/join-flow.ts';
import type { ActionKind } from '../../outbox/rows.ts';
import { withOutbox } from '../../outbox/submit.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { DangerButton } from '../../ui/form/DangerButton.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { rememberRedirect } from '../common/sign-up-prompt/redirect-after-login.ts';

type HeldItemsProps = {
  readonly held: readonly ActionKind[];
  readonly hasPendingVote: boolean;
  /** Null unless it was picked in this tab. */
  readonly pendingVote: PendingVote | null;
};

/** Shows a signed-out person how many items are queued, but only what a vote of this tab contains. */
export function HeldItems({ held, hasPendingVote, pendingVote }: HeldItemsProps) {
  const { length: count } = held;
  const isOne = count === 1;
  if (hasPendingVote && count === 0) return <HeldPendingVote pendingVote={pendingVote} />;
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
          {(hasPendingVote || count === 0) && <SignUp pendingVote={pendingVote} />}
          <DiscardHeld count={count + (hasPendingVote ? 1 : 0)} />
        </>
      }
    >
      <PickedVote pendingVote={pendingVote} />
      {count > 0 &&
        `${isOne ? 'It’s' : 'They’re'} saved on this device. We’ll send ${isOne ? 'it' : 'them'} when you sign in to the same account.${
          hasPendingVote ? ' There’s also a vote waiting for someone to sign up.' : ''
        }`}
    </EmptyState>
  );
}

function HeldPendingVote({ pendingVote }: Pick<HeldItemsProps, 'pendingVote'>) {
  return (
    <EmptyState
      level={1}
      icon="clock"
      title="A vote is waiting for you to sign up."
      actions={
        <>
          <SignUp pendingVote={pendingVote} variant="fill" />
          <SignIn />
          <DiscardHeld count={1} />
        </>
      }
    >
      <PickedVote pendingVote={pendingVote} />
      It stays on this device for a day. When someone signs in, we may ask whether it’s theirs.
    </EmptyState>
  );
}

function PickedVote({ pendingVote }: Pick<HeldItemsProps, 'pendingVote'>) {
  if (pendingVote === null) return null;
  const { payload, queue } = pendingVote;
  return (
    <>
      <p dir="auto">
        <Link to={`/conflict/${queue}`}>{payload.title}</Link>
      </p>
      <p>
        For <strong>{payload.sideLabels[payload.side]}</strong>
      </p>
    </>
  );
}

type SignUpProps = Pick<HeldItemsProps, 'pendingVote'> & Pick<ComponentProps<typeof ButtonLink>, 'variant'>;

function SignUp({ pendingVote, variant }: SignUpProps) {
  return (
    <ButtonLink to="/register" variant={variant} onClick={() => enterFlow(pendingVote?.flowId ?? null)}>
      Sign up
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
        actions={<DangerButton onClick={() => void discard()}>Discard</DangerButton>}
        focusAfter={() => next.current}
      />
    </>
  );
}
