import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Today, todayQuery, useToday } from '../../../api/deck/today.ts';
import { clearFromToday } from '../../../outbox/join-flow.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { optional } from '../../../ui/layout/optional.tsx';
import { useWhenChanged } from '../../../ui/layout/use-when-changed.ts';
import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { SubmitLink } from '../../common/sign-up-prompt/ask-to-sign-up.tsx';
import { WholeSkeleton } from '../../conflict/ConflictSkeleton.tsx';
import { ListFailed } from '../conflict-list/ConflictList.tsx';
import { EndOfToday } from './EndOfToday.tsx';
import { Yesterday } from './FiveOf.tsx';
import { OneOfToday } from './OneOfToday.tsx';
import styles from './TodayScreen.module.css';
import { isYesterday, placeOf, todayPath, useVoted, type Voted } from './todays-five.ts';

export const queries = () => [todayQuery];

export function TodayScreen() {
  const [search] = useSearchParams();
  return (
    <>
      <QuickExit />
      <div className={styles.screen}>{isYesterday(search) ? <Yesterday /> : <TodaysFive />}</div>
    </>
  );
}

function TodaysFive() {
  const today = useToday();
  const voted = useVoted(today);
  const { status } = useCurrentUser();
  useEffect(() => {
    if (status === 'signed-in') clearFromToday();
  }, [status]);
  const navigate = useNavigate();
  useWhenChanged(today.day, (before) => {
    if (before !== null) void navigate('/today', { replace: true });
  });
  const place = usePlace(today.conflicts, voted);
  const screen = useBeginning(place);
  return (
    <div ref={screen}>
      {place === 1 && <OthersVotes />}
      <Shown today={today} voted={voted} place={place} />
    </div>
  );
}

const SavedVotesNotice = optional(() => import('../home/SavedVotesNotice.tsx').then((m) => m.SavedVotesNotice));

/** Visitors don't see what was picked in other tabs, so this says that it isn't lost. */
function OthersVotes() {
  const { status } = useCurrentUser();
  const { pendingCount, pendingVotes } = useOutboxItems();
  return status === 'signed-out' && pendingCount > pendingVotes.length && <SavedVotesNotice />;
}

type ShownProps = { readonly today: Today; readonly voted: Voted; readonly place: number | null };

function Shown({ today, voted, place }: ShownProps) {
  const { conflicts } = today;
  if (today.isError) return <ListFailed level={1} list={today} />;
  if (!conflicts || place === null)
    return (
      <SkeletonGroup label="Loading today’s five" className={classNames(shared.stack20, shared.shrinks)}>
        <Skeleton shape="title" />
        <WholeSkeleton />
      </SkeletonGroup>
    );
  if (conflicts.length === 0)
    return (
      <EmptyState level={1} title="Nothing to vote on yet today" actions={<SubmitLink>Post a conflict</SubmitLink>}>
        We choose up to five conflicts a day. Check back soon, or post one.
      </EmptyState>
    );
  const conflict = conflicts[place - 1];
  if (!conflict) return <EndOfToday conflicts={conflicts} isVoted={voted.isVoted} />;
  const done = conflicts.map(voted.isVoted);
  return <OneOfToday key={conflict.id} conflict={conflict} place={place} done={done} />;
}

function usePlace(conflicts: Today['conflicts'], { isVoted, isKnown, isAwaited }: Voted): number | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = placeOf(search);
  const open = conflicts?.findIndex((conflict) => !isVoted(conflict)) ?? 0;
  const first = (open < 0 ? (conflicts?.length ?? 0) : open) + 1;
  const begins = named === null && isKnown && conflicts !== undefined;
  useEffect(() => {
    if (begins) void navigate(todayPath(first), { replace: true });
  }, [begins, first, navigate]);
  if (named !== null) return named;
  if (isAwaited) return null;
  return isKnown ? first : 1;
}

/** `RouteChange` ignores changes of the query, so this scrolls to the top and focuses the heading. */
function useBeginning(place: number | null) {
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef(place);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo(0, 0);
    dismissSuccess();
    const heading = screen.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [place]);
  return screen;
}

/** "Vote recorded!" is about the previous conflict. Failures and toasts with a button stay until they are read. */
function dismissSuccess() {
  const toast = toasts.getSnapshot();
  if (toast?.tone === 'success' && !toast.action) toasts.dismiss();
}
