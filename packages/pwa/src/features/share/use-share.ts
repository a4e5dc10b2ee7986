import { conflictPath } from '@twosides/domain/conflicts';
import { TOASTS } from '@twosides/domain/contract';
import type { ConflictView } from '@twosides/domain/reading';
import { useContext, useSyncExternalStore } from 'react';
import { useCountShare } from '../../api/shares.ts';
import { useToast } from '../../ui/feedback/use-toast.ts';
import { Rendered } from '../../ui/layout/rendered.ts';
import { canShare, copyLink, linkTo, type ShareOutcome, shareLink } from './share-link.ts';

export type SharedConflict = Pick<ConflictView, 'id' | 'title'>;

/** Passing a conflict on, with the words that follow it; what was done is counted. */
export function useShare(conflict: SharedConflict): { readonly share: () => void; readonly copy: () => void } {
  const toast = useToast();
  const count = useCountShare(conflict.id);
  const page = { title: conflict.title, path: conflictPath(conflict) };
  return {
    share: () => void shareLink(page).then(tell),
    copy: () => void copyLink(page).then(tell),
  };

  function tell(outcome: ShareOutcome) {
    if (outcome === 'shared') count('native');
    if (outcome === 'copied') {
      count('copy');
      toast({ ...TOASTS.linkCopied, tone: 'success' });
    }
    if (outcome === 'copy-failed') toast({ ...TOASTS.linkCopyFailed, tone: 'danger' });
  }
}

/** Whether the device has a share sheet; false on the server, which cannot know. */
export function useCanShare(): boolean {
  return useSyncExternalStore(subscribeToNothing, canShare, () => false);
}

/** The conflict's whole address. */
export function useLink(conflict: SharedConflict): string {
  const page = { title: conflict.title, path: conflictPath(conflict) };
  const { origin = '' } = useContext(Rendered) ?? {};
  return useSyncExternalStore(
    subscribeToNothing,
    () => linkTo(page),
    () => origin + page.path,
  );
}

const subscribeToNothing = () => () => undefined;
