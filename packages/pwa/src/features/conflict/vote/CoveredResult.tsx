import type { ConflictView } from '@twosides/domain/reading';
import { useLayoutEffect, useRef, useState } from 'react';
import { RevealCountdown } from '../../voting/RevealCountdown.tsx';
import type { Vote } from '../../voting/use-vote.ts';
import { ConflictResult } from './ConflictResult.tsx';

/**
 * The countdown, sized like the result, so that nothing jumps. The result is measured before painting and not in the
 * page while covered.
 */
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
