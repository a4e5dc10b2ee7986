import type { ConflictView } from '@twosides/domain/reading';
import { useLayoutEffect, useRef, useState } from 'react';
import { RevealCountdown } from '../../voting/RevealCountdown.tsx';
import type { Vote } from '../../voting/use-vote.ts';
import { ConflictResult } from './ConflictResult.tsx';

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
