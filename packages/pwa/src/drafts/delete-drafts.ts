import { readViewer, type Viewer } from '../session/known-member.ts';
import { onViewerChange } from '../session/session.ts';
import { attempt, deviceStorage, tabStorage } from '../ui/storage.ts';

export const PENDING_KEY = 'pending-question';

export const draftsOf = (writer: Viewer) => `draft:${writer}:`;

/** Members' drafts are in `localStorage`, visitors' drafts in the `sessionStorage` of their tab. */
export const places = (): readonly Storage[] => [localStorage, sessionStorage];

const written = new Set<string>();
export const noteWritten = (key: string) => void written.add(key);
export const wasWritten = (prefix: string): boolean => [...written].some((key) => key.startsWith(prefix));

export const deleteDrafts = (): void => forgetEvery(({ key }) => isDraft(key));

export const forgetVisitorDrafts = (): void =>
  forgetEvery(({ key }) => key === PENDING_KEY || key.startsWith(draftsOf('visitor')));

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

const forgetOthers = (viewer: Viewer) =>
  forgetEvery(({ place, key }) => isDraft(key) && place === localStorage && !key.startsWith(draftsOf(viewer)));

function moveWrittenToTab(member: Viewer) {
  for (const key of written) {
    const stored = key.startsWith(draftsOf(member)) ? deviceStorage.read(key) : null;
    if (stored !== null) tabStorage.write(key, stored);
  }
}

export const isDraft = (key: string) => key.startsWith('draft:') || key === PENDING_KEY;

function forgetEvery(isMeant: (item: { readonly place: Storage; readonly key: string }) => boolean) {
  const items = attempt(() => places().flatMap((place) => Object.keys(place).map((key) => ({ place, key })))) ?? [];
  for (const item of items) if (isMeant(item)) attempt(() => item.place.removeItem(item.key));
}
