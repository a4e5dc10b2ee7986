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
    // The first scroll may only release a part that sticks to the screen’s edge. The second brings it to its place.
    for (let times = 0; times < 2; times += 1)
      part?.scrollIntoView({ behavior: 'instant', block: part.matches('h1, h2, h3') ? 'start' : 'center' });
    return window.scrollY;
  };
  let shownAt = show();
  findPart(fragment)?.focus({ preventScroll: true });
  const grown = new ResizeObserver(() => {
    if (Math.abs(window.scrollY - shownAt) > 1) stop();
    else shownAt = show();
  });
  grown.observe(document.body);
  const stop = untilReaderScrolls(grown, SETTLING);
  return stop;
}
