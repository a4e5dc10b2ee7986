import { decodePart } from '../pages/find-page.ts';
import { untilReaderScrolls } from './scroll-memory.ts';

/** Milliseconds to wait for the part, and for what is above it to have loaded. */
const TIMEOUT = 20_000;
const SETTLING = 2_000;

/** @returns a function that stops waiting */
export function goToPart(fragment: string): () => void {
  if (findPart(fragment)) return arriveAt(fragment);
  const grown = new MutationObserver(() => {
    if (!findPart(fragment)) return;
    stop();
    stop = arriveAt(fragment);
  });
  grown.observe(document.body, { childList: true, subtree: true });
  let stop = untilReaderScrolls(grown, TIMEOUT);
  return () => stop();
}

const findPart = (fragment: string) => document.getElementById(decodePart(fragment.slice(1)));

function arriveAt(fragment: string): () => void {
  const show = () => {
    const part = findPart(fragment);
    part?.scrollIntoView({ block: part.matches('h1, h2, h3') ? 'start' : 'center' });
  };
  show();
  findPart(fragment)?.focus({ preventScroll: true });
  const grown = new ResizeObserver(show);
  grown.observe(document.body);
  return untilReaderScrolls(grown, SETTLING);
}
