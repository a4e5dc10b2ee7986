import { decodePart } from '../pages/find-page.ts';
import { untilReaderScrolls } from './scroll-memory.ts';

const TIMEOUT = 20_000;

/** @returns a function that stops waiting */
export function goToPart(fragment: string): () => void {
  if (arriveAt(fragment)) return () => undefined;
  const grown = new MutationObserver(() => arriveAt(fragment) && stop());
  grown.observe(document.body, { childList: true, subtree: true });
  const stop = untilReaderScrolls(grown, TIMEOUT);
  return stop;
}

function arriveAt(fragment: string): boolean {
  const part = document.getElementById(decodePart(fragment.slice(1)));
  if (!part) return false;
  part.scrollIntoView({ block: part.matches('h1, h2, h3') ? 'start' : 'center' });
  part.focus({ preventScroll: true });
  return true;
}
