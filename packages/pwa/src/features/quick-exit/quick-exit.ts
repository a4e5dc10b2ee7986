import { voidPresses } from '../../outbox/join-flow.ts';

/** Somewhere harmless that anyone may be reading, everywhere in the world, and that answers fast. */
const NEUTRAL_SITE = 'https://www.wikipedia.org/';

/**
 * Leaves at once. The page goes blank before the other one answers, and its entry in the history is replaced:
 * a step back does not lead here. What lies further back in the history stays. Nobody who joins here later is asked
 * about what was pressed.
 */
export function exitQuickly(): void {
  voidPresses();
  document.title = 'Loading';
  document.documentElement.hidden = true;
  window.location.replace(NEUTRAL_SITE);
}
