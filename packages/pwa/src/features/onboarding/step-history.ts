import { ONBOARDING_STEPS, type OnboardingStep } from '@twosides/domain/profile';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { OnboardingEvent } from './onboarding-machine.ts';

/** What an entry of the browser's history says of onboarding. `depth`: how many of its entries are before it. */
type Entry = { readonly step: OnboardingStep; readonly depth: number };

const placeOf = (step: OnboardingStep) => ONBOARDING_STEPS.indexOf(step);

function useEntry() {
  const { pathname, search, state } = useLocation();
  const { onboarding = null } = (state ?? {}) as { readonly onboarding?: Entry | null };
  const navigate = useNavigate();
  return {
    entry: onboarding,
    put: (next: Entry, replace: boolean) =>
      void navigate(`${pathname}${search}`, { replace, state: { ...state, onboarding: next } }),
  };
}

/**
 * Each step is an entry of the browser's history: its way back leads a step back, and its way forward on, where the
 * answers allow.
 * @param step null while it is not known
 * @returns what the screen's own way back does
 */
export function useStepHistory(step: OnboardingStep | null, send: (event: OnboardingEvent) => void): () => void {
  const { entry, put } = useEntry();
  const { key } = useLocation();
  const isPopped = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const noted = useRef<OnboardingStep | null>(null);

  // The browser's buttons lead, and the steps follow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry that is come to.
  useEffect(() => {
    if (step === null || noted.current === null || !entry || !isPopped) return;
    const way = placeOf(entry.step) - placeOf(step);
    for (let back = way; back < 0; back += 1) send({ type: 'step.reversed' });
    if (way > 0) send({ type: 'step.confirmed' });
  }, [key]);

  // The steps lead, and the history follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step that is come to.
  useEffect(() => {
    if (step === null) return;
    const isOn = noted.current !== null && placeOf(step) > placeOf(noted.current);
    noted.current = step;
    if (entry?.step === step) return;
    const depth = entry?.depth ?? 0;
    put({ step, depth: isOn ? depth + 1 : depth }, !isOn);
  }, [step]);

  return () => {
    if (entry && entry.depth > 0) void navigate(-1);
    else send({ type: 'step.reversed' });
  };
}

/** @returns what goes back to before the steps, and then on: a step back from there leads to none of them */
export function useLeaveSteps(): (then: () => void) => void {
  const { entry } = useEntry();
  const { key } = useLocation();
  const navigate = useNavigate();
  const next = useRef<(() => void) | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is come to.
  useEffect(() => {
    next.current?.();
    next.current = null;
  }, [key]);

  return (then) => {
    if (!entry || entry.depth === 0) return then();
    next.current = then;
    void navigate(-entry.depth);
  };
}
