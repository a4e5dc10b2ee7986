import { howItWentPath } from '@twosides/domain/alerts';
import { conflictPath } from '@twosides/domain/conflicts';
import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { type ConflictId, parseConflictId } from '@twosides/domain/kernel';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { useState } from 'react';
import { ApiError, NetworkError } from '../../../api/api-error.ts';
import { useConflict } from '../../../api/conflicts.ts';
import { useUpdates } from '../../../api/updates.ts';
import { useWaitingUpdate } from '../../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { CardSkeletons } from '../../../ui/feedback/CardSkeletons.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { serverNow } from '../../../ui/identity/use-now.ts';
import { SignInFirst, Unreachable } from '../../account/SignInFirst.tsx';
import { LoadFailed } from '../../common/offline/LoadFailed.tsx';
import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { WaitingLine } from '../../common/waiting-line/WaitingLine.tsx';
import styles from './HowItWentForm.module.css';
import { HowItWentForm } from './HowItWentForm.tsx';

export function HowItWentScreen({ params: { id: text = '' } }: { readonly params: { readonly id?: string } }) {
  const { status, user } = useCurrentUser();
  const id = parseConflictId(text);
  if (id === null) return <NotYours />;
  if (status === 'unreachable') return <Unreachable />;
  if (status !== 'loading' && !user)
    return <SignInFirst title="Please sign in to share how it went." path={howItWentPath(id)} />;
  return user ? <OfMember key={`${user.id} ${id}`} id={id} /> : <Loading />;
}

function OfMember({ id }: { readonly id: ConflictId }) {
  const conflict = useConflict(id);
  const updates = useUpdates(id);
  const waiting = useWaitingUpdate(id);
  const isGone = conflict.error instanceof ApiError && conflict.error.status === 404;
  if (isGone || (conflict.data && (!conflict.data.isAuthor || !conflict.data.isActive))) return <NotYours />;
  if (conflict.data && waiting)
    return (
      <>
        <QuickExit />
        <EmptyState
          level={1}
          icon="clock"
          title="Your update is saved on this device"
          actions={<ButtonLink to={conflictPath(conflict.data)}>Back to the conflict</ButtonLink>}
        >
          <WaitingLine row={waiting} />
        </EmptyState>
      </>
    );
  if (conflict.data && updates.error instanceof NetworkError && !updates.data)
    return <HowItWentForm conflict={conflict.data} />;
  if (conflict.data && updates.data) return <Open conflict={conflict.data} opensAt={updates.data.opensAt} />;
  const failed = [conflict, updates].find(({ isError }) => isError);
  if (failed?.error)
    return (
      <>
        <QuickExit />
        <LoadFailed level={1} title="Your conflict couldn’t be loaded" query={failed} />
      </>
    );
  return <Loading />;
}

type OpenProps = { readonly conflict: ConflictDetailView; readonly opensAt: string | null };

function Open({ conflict, opensAt }: OpenProps) {
  const isOpen = opensAt !== null && Date.parse(opensAt) <= serverNow();
  // Keep the form open even if another tab has just posted an update, so that nothing typed is lost.
  // The server refuses the second update.
  const [wasOpen] = useState(isOpen);
  if (isOpen || wasOpen) return <HowItWentForm conflict={conflict} />;
  return (
    <>
      <QuickExit />
      <EmptyState
        level={1}
        icon="check"
        title={opensAt === null ? 'You’ve used all five updates' : 'You’ve just posted an update'}
        actions={<ButtonLink to={conflictPath(conflict)}>Back to the conflict</ButtonLink>}
      >
        {opensAt === null
          ? 'You can post up to five updates per conflict.'
          : `You can post another one starting ${new Date(opensAt).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })}.`}
      </EmptyState>
    </>
  );
}

const NotYours = () => (
  <EmptyState
    level={1}
    icon="lock"
    title="Only the author can post an update"
    actions={<ButtonLink to="/profile">Your conflicts</ButtonLink>}
  >
    The author can post updates as long as the conflict is on the site.
  </EmptyState>
);

const Loading = () => (
  <div>
    <QuickExit />
    <div className={styles.page}>
      <header>
        <h1 className={shared.title}>{PAGE_HEADINGS.howItWent}</h1>
        <Skeleton className={styles.aboutSkeleton} />
      </header>
      <CardSkeletons label={`Loading: ${PAGE_HEADINGS.howItWent}`} />
    </div>
  </div>
);
