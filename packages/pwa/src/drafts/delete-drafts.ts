import { readViewer, type Viewer } from '../session/known-member.ts';
import { onViewerChange } from '../session/session.ts';
import { PENDING_KEY } from './text-draft.ts';

/** Begins the key of every draft of one writer. */
export const draftsOf = (writer: Viewer) => `draft:${writer}:`;

/** `localStorage` for the signed-in member, `sessionStorage` for everybody else. */
export const places = (): readonly Storage[] => [localStorage, sessionStorage];

/** The keys that this page has written to. */
const written = new Set<string>();
export const noteWritten = (key: string) => void written.add(key);

/** On signing out or leaving in a hurry: whoever uses the device next finds nothing that was being written. */
export const deleteDrafts = (): void => forgetEvery(({ key }) => isDraft(key));

/** What a visitor was writing, for whoever leaves in a hurry. */
export const forgetVisitorDrafts = (): void =>
  forgetEvery(({ key }) => key === PENDING_KEY || key.startsWith(draftsOf('visitor')));

/**
 * Ties the drafts on the device to the session of their member. When the app learns that it is over they go, but for
 * what was typed on this page: that stays in the tab, where the same member finds it after signing in again.
 */
export function tieDraftsToSession(): void {
  let viewer = readViewer();
  forgetOthers(viewer);
  onViewerChange(() => {
    const [former, next] = [viewer, readViewer()];
    if (next === former) return;
    viewer = next;
    if (former !== 'visitor') {
      moveWrittenToTab(former);
      forgetVisitorDrafts();
    }
    forgetOthers(next);
  });
}

/** Removes what other members have left on the device. */
const forgetOthers = (viewer: Viewer) =>
  forgetEvery(({ place, key }) => isDraft(key) && place === localStorage && !key.startsWith(draftsOf(viewer)));

function moveWrittenToTab(member: Viewer) {
  try {
    for (const key of written) {
      const stored = key.startsWith(draftsOf(member)) ? localStorage.getItem(key) : null;
      if (stored !== null) sessionStorage.setItem(key, stored);
    }
  } catch {
    // The text is on the screen still.
  }
}

const isDraft = (key: string) => key.startsWith('draft:') || key === PENDING_KEY;

function forgetEvery(isMeant: (item: { readonly place: Storage; readonly key: string }) => boolean) {
  try {
    for (const place of places())
      for (const key of Object.keys(place)) if (isMeant({ place, key })) place.removeItem(key);
  } catch {
    // A browser that refuses its storage has kept nothing.
  }
}
