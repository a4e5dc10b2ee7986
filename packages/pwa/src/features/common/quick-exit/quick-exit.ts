import { forgetVisitorDrafts } from '../../../drafts/delete-drafts.ts';
import { voidPendingVotes } from '../../../outbox/join-flow.ts';

const NEUTRAL_SITE = 'https://www.wikipedia.org/';

/** Replaces the current history entry with a neutral site. Earlier history entries stay. */
export function exitQuickly(): void {
  voidPendingVotes();
  forgetVisitorDrafts();
  document.title = 'Loading';
  document.documentElement.hidden = true;
  if (!navigator.onLine) becomePlain();
  window.location.replace(NEUTRAL_SITE);
}

/** Shows an error page, because an installed app stays open if it can't load the neutral site. */
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
