import { LIST_MESSAGES } from '@twosides/domain/contract';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../api/deck/today.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { CardSkeleton } from '../conflict-list/CardSkeleton.tsx';
import { QuickExit } from '../quick-exit/QuickExit.tsx';
import { SubmitLink } from '../sign-up-prompt/SubmitLink.tsx';
import { EndOfToday } from './EndOfToday.tsx';
import { OneOfToday } from './OneOfToday.tsx';
import styles from './TodayScreen.module.css';
import { placeOf } from './today-path.ts';

/** Today's five, one a screen, and what came of them at the end. */
export function TodayScreen() {
  const [search] = useSearchParams();
  const place = placeOf(search);
  const screen = useBeginning(place);
  return (
    <>
      <QuickExit />
      <div className={styles.screen} ref={screen}>
        <Shown place={place} />
      </div>
    </>
  );
}

function Shown({ place }: { readonly place: number }) {
  const { conflicts, isError, retry, isRetrying } = useToday();
  if (isError)
    return (
      <ErrorState level={1} title={LIST_MESSAGES.listFailed} onRetry={retry} retrying={isRetrying}>
        Please check your connection and try again.
      </ErrorState>
    );
  if (!conflicts)
    return (
      <SkeletonGroup label="Loading today's five">
        <CardSkeleton />
      </SkeletonGroup>
    );
  if (conflicts.length === 0)
    return (
      <EmptyState level={1} title="Nothing to weigh today yet" actions={<SubmitLink>Post a conflict</SubmitLink>}>
        As soon as there are conflicts whose results are still open, five of them stand here each day.
      </EmptyState>
    );
  const conflict = conflicts[place - 1];
  if (!conflict) return <EndOfToday conflicts={conflicts} />;
  return <OneOfToday key={conflict.id} conflict={conflict} place={place} count={conflicts.length} />;
}

/** Each of them begins at its top, and its heading is told: to the router they are one page. */
function useBeginning(place: number) {
  const screen = useRef<HTMLDivElement>(null);
  const shown = useRef(place);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo(0, 0);
    const heading = screen.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [place]);
  return screen;
}
