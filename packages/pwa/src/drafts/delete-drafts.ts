import { readViewer, type Viewer } from '../session/known-member.ts';
import { onViewerChange } from '../session/session.ts';
import { PENDING_KEY } from './text-draft.ts';

/** Key prefix of a writer's drafts. */
export const draftsOf = (writer: Viewer) => `draft:${writer}:`;

/** `localStorage` for members, `sessionStorage` for everybody else. */
export const places = (): readonly Storage[] => [localStorage, sessionStorage];

/** Keys written by this page. */
const written = new Set<string>();
export const noteWritten = (key: string) => void written.add(key);

/** Deletes all drafts on sign-out or quick exit. */
export const deleteDrafts = (): void => forgetEvery(({ key }) => isDraft(key));

/** Deletes a visitor's drafts on quick exit. */
export const forgetVisitorDrafts = (): void =>
  forgetEvery(({ key }) => key === PENDING_KEY || key.startsWith(draftsOf('visitor')));

/**
 * Deletes a member's drafts when their session ends, except what was typed on this page: it stays in the tab for when
 * they sign in again.
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

/** Deletes other members' drafts. */
const forgetOthers = (viewer: Viewer) =>
  forgetEvery(({ place, key }) => isDraft(key) && place === localStorage && !key.startsWith(draftsOf(viewer)));

function moveWrittenToTab(member: Viewer) {
  try {
    for (const key of written) {
      const stored = key.startsWith(draftsOf(member)) ? localStorage.getItem(key) : null;
      if (stored !== null) sessionStorage.setItem(key, stored);
    }
  } catch {
    // The text is still on the screen.
  }
}

const isDraft = (key: string) => key.startsWith('draft:') || key === PENDING_KEY;

function forgetEvery(isMeant: (item: { readonly place: Storage; readonly key: string }) => boolean) {
  try {
    for (const place of places())
      for (const key of Object.keys(place)) if (isMeant({ place, key })) place.removeItem(key);
  } catch {
    // A browser without storage has nothing stored.
  }
}
