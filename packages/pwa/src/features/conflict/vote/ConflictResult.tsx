import type { ConflictDetailView, ConflictView } from '@twosides/domain/reading';
import { PUBLIC_RESULTS_THRESHOLD } from '@twosides/domain/voting';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { Split } from '../../../ui/split/Split.tsx';
import { countOf } from '../../common/list-text.ts';
import { ShareResult } from '../../common/share/SharePanel.tsx';
import { RevealCountdown } from '../../voting/RevealCountdown.tsx';
import type { Vote } from '../../voting/use-vote.ts';
import { winnerLine } from '../../voting/winner-line.ts';
import { guessWords } from '../history/history-words.ts';
import styles from './ConflictResult.module.css';
import ownStyles from './OwnVote.module.css';

type ConflictResultProps = { readonly conflict: ConflictView | ConflictDetailView; readonly vote: Vote };

export function ConflictResult({ conflict, vote }: ConflictResultProps) {
  const isAnnounced = vote.phase === 'announced';
  const { herPercentage, hisPercentage, totalVotes, range, sideLabels } = conflict;
  if (herPercentage === null || hisPercentage === null) return null;
  return (
    <div className={styles.result}>
      <Split
        labels={sideLabels}
        herPercentage={herPercentage}
        hisPercentage={hisPercentage}
        totalVotes={totalVotes}
        range={range}
        size="large"
        opening={isAnnounced}
        own={vote.isDecided ? vote.votedSide : null}
      />
      <div className={styles.sheet}>
        <div className={styles.line}>
          <p className={styles.winner}>{winnerLine(conflict)}</p>
          <p className={styles.count}>{countOf(totalVotes, 'vote')}</p>
        </div>
        {vote.isReveal && <p>Yours was the {PUBLIC_RESULTS_THRESHOLD}th vote. The result is public now.</p>}
        {'guess' in conflict && conflict.guess && <p>{guessWords(conflict.guess, sideLabels)}</p>}
        <div className={styles.line}>
          <p className={styles.caveat}>Votes from people on TwoSides, not a scientific poll</p>
          <ShareResult conflict={conflict} />
        </div>
        {'excluded' in conflict && conflict.excluded && (
          <p className={styles.caveat}>
            {countOf(conflict.excluded.votes, 'vote')} excluded.{' '}
            <Link to="#history-heading">See why, and what the result would be with those votes</Link>
          </p>
        )}
        {(vote.isDecided || vote.phase === 'revealing') && vote.votedSide !== null && (
          <div className={ownStyles.vote}>
            {isAnnounced && !vote.showsAskedResult ? (
              <p className={ownStyles.recorded}>
                <Icon name="check" size={16} />
                Vote recorded!
              </p>
            ) : (
              <p className={ownStyles.own}>
                Your vote: <strong>{sideLabels[vote.votedSide]}</strong>
              </p>
            )}
            {conflict.isActive && !conflict.votingPaused && (
              <button type="button" className={ownStyles.change} onClick={vote.startChange}>
                Change Vote?
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** Gives the countdown the height of the result, so that the page does not move when the result replaces it. */
export function CoveredResult({ conflict, vote }: { readonly conflict: ConflictView; readonly vote: Vote }) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  const isMeasured = room === undefined && conflict.resultsVisible;
  useLayoutEffect(() => {
    if (isMeasured) setRoom(place.current?.offsetHeight);
  }, [isMeasured]);
  return (
    <div ref={place} style={{ minHeight: room }}>
      {isMeasured ? (
        <ConflictResult conflict={conflict} vote={vote} />
      ) : (
        <RevealCountdown totalVotes={conflict.totalVotes} onSkip={vote.skip} />
      )}
    </div>
  );
}
