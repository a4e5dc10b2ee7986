import { type RefObject, useEffect } from 'react';
import { isMotionWelcome } from '../../ui/split/use-reveal.ts';
import type { VotePhase } from './vote-machine.ts';

export function useRevealInView(
  place: RefObject<HTMLElement | null>,
  phase: VotePhase,
  block: Extract<ScrollLogicalPosition, 'center' | 'nearest'>,
): void {
  const isRevealed = phase === 'revealing' || phase === 'announced';
  useEffect(() => {
    if (isRevealed) place.current?.scrollIntoView({ block, behavior: isMotionWelcome() ? 'smooth' : 'instant' });
  }, [isRevealed, place, block]);
  useEffect(() => {
    if (phase === 'changing') place.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [phase, place]);
}
