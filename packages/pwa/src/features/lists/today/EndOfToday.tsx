import { HOUR, MINUTE } from '@twosides/domain/kernel';
import type { ConflictView } from '@twosides/domain/reading';
import { enterFlow, ownFlow } from '../../../outbox/join-flow.ts';
import { usePendingVotes } from '../../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Button, ButtonLink } from '../../../ui/form/Button.tsx';
import { useNow } from '../../../ui/identity/use-now.ts';
import { sharePage } from '../../common/share/share.ts';
import { rememberRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { savedVotesText, useSavedVotes } from '../../common/sign-up-prompt/saved-votes.ts';
import { useSteps } from '../../conflict/use-steps.ts';
import { FiveOf } from './FiveOf.tsx';
import { RemindMe } from './RemindMe.tsx';
import { Streak } from './Streak.tsx';
import styles from './TodayScreen.module.css';
import { dayAndTimeOf, nextFiveAt, todayPath, type Voted } from './todays-five.ts';

type EndOfTodayProps = { readonly conflicts: readonly ConflictView[] } & Pick<Voted, 'isVoted'>;

export function EndOfToday({ conflicts, isVoted }: EndOfTodayProps) {
  const { status, user } = useCurrentUser();
  const isVisitor = status === 'signed-out';
  const votes = usePendingVotes();
  const saved = useSavedVotes(ownFlow());
  useSteps(null);
  const done = conflicts.filter(isVoted).length;
  const open = conflicts.findIndex((conflict) => !isVoted(conflict));
  const isWhole = done === conflicts.length;
  const share = () =>
    sharePage({
      title: 'Today’s five',
      text: isWhole ? 'I voted on today’s five on TwoSides' : 'Today’s five on TwoSides',
      path: '/today',
    });
  return (
    <EmptyState
      level={1}
      icon={isVisitor ? 'calendar' : 'check'}
      title={isVisitor ? 'That’s today’s five' : `You voted on ${done} of ${conflicts.length}`}
      lead={
        user && (
          <p className={styles.streak}>
            <Streak isFromFirst />
          </p>
        )
      }
      actions={
        <>
          {isVisitor && (
            <ButtonLink
              to="/register"
              variant="fill"
              onClick={() => {
                enterFlow(votes[0]?.flowId ?? null);
                if (votes.length !== 1)
                  rememberRedirect(votes.length === 0 ? '/today' : todayPath(conflicts.length + 1));
              }}
            >
              {saved.count === 0 ? 'Sign up' : `Sign up to count ${saved.count === 1 ? 'it' : 'them'}`}
            </ButtonLink>
          )}
          {!isWhole && (
            <ButtonLink to={todayPath(open + 1)} variant={isVisitor ? 'plain' : 'fill'}>
              {isVisitor && votes.length === 0 ? 'Back to the first one' : 'Vote on the rest'}
            </ButtonLink>
          )}
          <Button variant={isWhole && !isVisitor ? 'fill' : undefined} icon="share" onClick={() => void share()}>
            Share
          </Button>
          <ButtonLink to="/" variant="plain">
            Home
          </ButtonLink>
        </>
      }
    >
      {isVisitor && <p>{savedText(saved)}</p>}
      {user && (
        <div className={styles.remind}>
          <RemindMe />
        </div>
      )}
      {status === 'signed-in' && <FiveOf day="today" conflicts={conflicts} isVoted={isVoted} />}
      <NextFive />
    </EmptyState>
  );
}

function savedText(saved: ReturnType<typeof useSavedVotes>): string {
  if (saved.count === 0) return 'Sign up to vote and see the results. It’s free.';
  return `${savedVotesText(saved, 'Sign up')} and see the ${saved.count === 1 ? 'result' : 'results'}.`;
}

function NextFive() {
  const now = useNow();
  const next = nextFiveAt(now);
  const minutes = Math.max(1, Math.ceil((next - now) / MINUTE));
  const hours = Math.floor((minutes * MINUTE) / HOUR);
  const wait = `${hours > 0 ? `${hours}\u00a0hr\u00a0` : ''}${minutes % 60}\u00a0min`;
  return (
    <p>
      The next five arrive in {wait}, {dayAndTimeOf(next, now)}, and stay for 24 hours. Everyone gets the same five.
    </p>
  );
}
