import type { Side } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { REVEAL_MS } from '@twosides/domain/wire';
import { useEffect, useState } from 'react';
import { isMotionWelcome } from '../../ui/split/is-motion-welcome.ts';

export type CardReveal = {
  /** `covered`: the answer to the vote may have brought the result, but its moment has not come. */
  readonly phase: 'open' | 'covered' | 'revealing' | 'announced';
  readonly skip: () => void;
};

type Expected = { readonly side: Side; readonly wasHidden: boolean };

/** When a card opens its result: after the countdown where this page's vote has uncovered it, at once otherwise. */
export function useCardReveal(conflict: ConflictView, pendingSide: Side | null): CardReveal {
  const [expected, setExpected] = useState<Expected | null>(null);
  const [step, setStep] = useState<'revealing' | 'announced' | null>(null);

  if (pendingSide !== null && pendingSide !== expected?.side) {
    setExpected({ side: pendingSide, wasHidden: !conflict.resultsVisible });
    setStep(null);
  } else if (expected && pendingSide === null && conflict.userVoteSide === expected.side) {
    setExpected(null);
    setStep(expected.wasHidden && isMotionWelcome() ? 'revealing' : 'announced');
  }

  useEffect(() => {
    if (step === null) return;
    const timer = setTimeout(() => setStep(step === 'revealing' ? 'announced' : null), REVEAL_MS);
    return () => clearTimeout(timer);
  }, [step]);

  const isCovered = pendingSide !== null && expected?.wasHidden === true;
  return { phase: isCovered ? 'covered' : (step ?? 'open'), skip: () => setStep('announced') };
}
