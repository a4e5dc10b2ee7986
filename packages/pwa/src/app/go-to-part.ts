import { USER_SCROLL_EVENTS } from './scroll-memory.ts';

const TIMEOUT = 20_000;

/** @returns a function that stops waiting */
export function goToPart(fragment: string): () => void {
  if (arriveAt(fragment)) return () => undefined;
  const grown = new MutationObserver(() => arriveAt(fragment) && stop());
  const stop = () => {
    grown.disconnect();
    clearTimeout(timer);
    for (const type of USER_SCROLL_EVENTS) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, TIMEOUT);
  for (const type of USER_SCROLL_EVENTS) window.addEventListener(type, stop, { passive: true });
  grown.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function arriveAt(fragment: string): boolean {
  const part = document.getElementById(decoded(fragment.slice(1)));
  if (!part) return false;
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
