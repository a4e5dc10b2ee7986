import { ONBOARDING_STEPS, type OnboardingStep } from '@twosides/domain/profile';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { OnboardingEvent } from './onboarding-machine.ts';

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

export function useStepHistory(step: OnboardingStep | null, send: (event: OnboardingEvent) => void): () => void {
  const { entry, put } = useEntry();
  const isPopped = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const noted = useRef<OnboardingStep | null>(null);

  const goTo = useEffectEvent((wanted: OnboardingStep) => {
    if (step === null || noted.current === null) return;
    const way = placeOf(wanted) - placeOf(step);
    for (let back = way; back < 0; back += 1) send({ type: 'step.reversed' });
    if (way > 0) send({ type: 'step.confirmed' });
  });
  useEffect(() => {
    if (entry && isPopped) goTo(entry.step);
  }, [entry, isPopped]);

  const note = useEffectEvent((reached: OnboardingStep) => {
    const isOn = noted.current !== null && placeOf(reached) > placeOf(noted.current);
    noted.current = reached;
    if (entry?.step === reached) return;
    const depth = entry?.depth ?? 0;
    put({ step: reached, depth: isOn ? depth + 1 : depth }, !isOn);
  });
  useEffect(() => {
    if (step !== null) note(step);
  }, [step]);

  return () => {
    if (entry && entry.depth > 0) void navigate(-1);
    else send({ type: 'step.reversed' });
  };
}

export function useLeaveSteps(): (then: () => void) => void {
  const { entry } = useEntry();
  const { key } = useLocation();
  const navigate = useNavigate();
  const leaving = useRef<{ readonly from: string; readonly then: () => void } | null>(null);

  useEffect(() => {
    const left = leaving.current;
    if (left === null || left.from === key) return;
    leaving.current = null;
    left.then();
  }, [key]);

  return (then) => {
    if (!entry || entry.depth === 0) return then();
    leaving.current = { from: key, then };
    void navigate(-entry.depth);
  };
}
