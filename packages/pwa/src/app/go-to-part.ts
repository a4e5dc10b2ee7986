import { SIGNS_OF_WILL } from './scroll-memory.ts';

/** A part whose code or data is not there by then is looked for no more, in ms. */
const TIMEOUT = 20_000;

/**
 * Goes to the part of the page that the fragment names, and lets the keyboard go on from there; as soon as it is there,
 * unless its reader has begun to scroll by then.
 */
export function goToPart(fragment: string): () => void {
  if (arriveAt(fragment)) return () => undefined;
  const grown = new MutationObserver(() => arriveAt(fragment) && stop());
  const stop = () => {
    grown.disconnect();
    clearTimeout(timer);
    for (const type of SIGNS_OF_WILL) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, TIMEOUT);
  for (const type of SIGNS_OF_WILL) window.addEventListener(type, stop, { passive: true });
  grown.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function arriveAt(fragment: string): boolean {
  const part = document.getElementById(decoded(fragment.slice(1)));
  if (!part) return false;
  // A heading begins what follows it; anything else is looked at with what is around it.
  part.scrollIntoView({ block: part.matches('h1, h2, h3') ? 'start' : 'center' });
  part.focus({ preventScroll: true });
  return true;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
