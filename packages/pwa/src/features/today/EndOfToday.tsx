import type { ConflictView } from '@twosides/domain/reading';
import { useCurrentUser } from '../../session/current-user.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Bubbles } from '../../ui/identity/Bubbles.tsx';
import { reportMissing } from '../../ui/layout/optional.tsx';
import { useSteps } from '../conflict/use-steps.ts';
import styles from './TodayScreen.module.css';
import { todayPath } from './today-path.ts';
import type { Weighed } from './use-voted.ts';

type EndOfTodayProps = { readonly conflicts: readonly ConflictView[] } & Pick<Weighed, 'isVoted'>;

/** How many of the five somebody has voted on, and the words to pass on: of no side, and of no split. */
export function EndOfToday({ conflicts, isVoted }: EndOfTodayProps) {
  const { status } = useCurrentUser();
  useSteps(null);
  const weighed = conflicts.filter(isVoted).length;
  const open = conflicts.findIndex((conflict) => !isVoted(conflict));
  const isWhole = weighed === conflicts.length;
  const share = () => import('./share-today.ts').then(({ shareToday }) => shareToday(isWhole), reportMissing);
  return (
    <EmptyState
      level={1}
      icon="check"
      title={status === 'signed-out' ? "Those are today's five" : `You voted on ${weighed} of ${conflicts.length}`}
      actions={
        <>
          {!isWhole && (
            <ButtonLink to={todayPath(open + 1)} variant="fill">
              {status === 'signed-out' ? 'Back to the first' : "Back to what's left"}
            </ButtonLink>
          )}
          <Button variant={isWhole ? 'fill' : undefined} icon="share" onClick={() => void share()}>
            Share
          </Button>
          {isWhole && (
            <ButtonLink to={todayPath(1)} variant="plain">
              Read them again
            </ButtonLink>
          )}
          <ButtonLink to="/" variant="plain">
            Home
          </ButtonLink>
        </>
      }
    >
      {status === 'signed-in' && (
        <span className={styles.marks} aria-hidden="true">
          {conflicts.map((conflict) => (
            <Bubbles key={conflict.id} look={isVoted(conflict) ? 'whole' : 'outline'} size={40} />
          ))}
        </span>
      )}
      Everyone gets the same five. The next five come at midnight UTC.
    </EmptyState>
  );
}
