import { forgetVisitorDrafts } from '../../drafts/delete-drafts.ts';
import { voidPendingVotes } from '../../outbox/join-flow.ts';

/** Somewhere harmless that anyone may be reading, everywhere in the world, and that answers fast. */
const NEUTRAL_SITE = 'https://www.wikipedia.org/';

/**
 * Leaves at once. The page goes blank before the other one answers, and its entry in the history is replaced:
 * a step back does not lead here. What lies further back in the history stays. A visitor's pending vote and drafts go.
 */
export function exitQuickly(): void {
  voidPendingVotes();
  forgetVisitorDrafts();
  document.title = 'Loading';
  document.documentElement.hidden = true;
  if (!navigator.onLine) becomePlain();
  window.location.replace(NEUTRAL_SITE);
}

/**
 * Without a network a browser's tab shows the browser's own page, under the other site's address, and most try again
 * by themselves. What stays where it is instead, as an installed app may, is a page that could be anybody's: without a
 * name, a sign or a look, on no conflict's address, and gone as soon as there is a network.
 */
function becomePlain(): void {
  document.title = 'No internet';
  for (const trace of document.querySelectorAll('link, style')) trace.remove();
  const words = document.createElement('p');
  words.textContent = 'No internet. Check your connection and try again.';
  document.body.replaceChildren(words);
  document.documentElement.hidden = false;
  window.history.replaceState(null, '', '/');
  window.addEventListener('online', () => window.location.replace(NEUTRAL_SITE));
}
