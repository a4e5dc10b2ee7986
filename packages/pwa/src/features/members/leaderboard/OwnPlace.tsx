import type { LeaderboardView } from '@twosides/domain/reading';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { rememberRedirect } from '../../common/sign-up-prompt/remember-redirect.ts';
import { LeaderboardRow } from './LeaderboardRow.tsx';
import { periodPath, SPAN_TEXT } from './leaderboard-period.ts';
import styles from './OwnPlace.module.css';

export function OwnPlace({ board: { entries, own, period } }: { readonly board: LeaderboardView }) {
  const { status } = useCurrentUser();
  if (own) {
    if (entries.some((entry) => entry.isCurrentUser)) return null;
    return (
      <ul className={styles.pinned} aria-label="Your place">
        <LeaderboardRow entry={own} most={entries[0]?.score ?? own.score} />
      </ul>
    );
  }
  if (status === 'signed-in')
    return (
      <p className={styles.none}>You don’t have any points yet {SPAN_TEXT[period]}. Your next vote earns you ten.</p>
    );
  if (status === 'signed-out')
    return (
      <div className={classNames(shared.between, styles.join)}>
        <p>Vote, comment and post to see your name here too. It’s free.</p>
        <ButtonLink to="/register" onClick={() => rememberRedirect(periodPath(period))}>
          Start Helping
        </ButtonLink>
      </div>
    );
  return null;
}
