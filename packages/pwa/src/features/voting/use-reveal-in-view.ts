import { type RefObject, useEffect } from 'react';
import { isMotionWelcome } from '../../ui/split/is-motion-welcome.ts';
import type { VotePhase } from './vote-machine.ts';

/**
 * Scrolls to the reveal, and to the two sides when the voter wants to change their vote.
 * @param block alignment of the reveal; with `nearest`, the page does not scroll if `place` is already visible
 */
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
