import { conflictPath, shownTitle } from '@twosides/domain/conflicts';
import { useContext, useSyncExternalStore } from 'react';
import { Rendered } from '../../ui/layout/rendered.ts';
import { canShare } from './can-share.ts';
import type { SharedConflict } from './pass-on.ts';
import { linkTo } from './share-link.ts';

/** Whether the device has a share sheet; false on the server, which cannot know. */
export function useCanShare(): boolean {
  return useSyncExternalStore(subscribeToNothing, canShare, () => false);
}

/** The conflict's whole address. */
export function useLink(conflict: SharedConflict): string {
  const page = { title: shownTitle(conflict), path: conflictPath(conflict) };
  const { origin = '' } = useContext(Rendered) ?? {};
  return useSyncExternalStore(
    subscribeToNothing,
    () => linkTo(page),
    () => origin + page.path,
  );
}

const subscribeToNothing = () => () => undefined;
