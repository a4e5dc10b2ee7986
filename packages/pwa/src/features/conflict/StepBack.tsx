import { useSteps } from './use-steps.ts';

/** The way back to the conflict that one came from, by arrow key and swipe: before the vote there is none on. */
export function StepBack() {
  useSteps(null);
  return null;
}
