import { forgetVisitorDrafts } from '../../../drafts/delete-drafts.ts';
import { voidPendingVotes } from '../../../outbox/join-flow.ts';

/** A harmless, fast page available worldwide. */
const NEUTRAL_SITE = 'https://www.wikipedia.org/';

/**
 * Leaves at once: blanks the page and replaces its history entry, and deletes a visitor's pending vote and drafts.
 * Earlier entries stay.
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
 * Offline, browsers show their own error page under the other site's address. If an installed app stays instead, it
 * shows a blank, nameless page until the network is back.
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
