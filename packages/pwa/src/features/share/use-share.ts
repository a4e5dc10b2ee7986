import { TOASTS } from '@twosides/domain';
import { useSyncExternalStore } from 'react';
import { useToast } from '../../ui/use-toast.ts';
import { canShare, copyLink, type SharedPage, type ShareOutcome, shareLink } from './share-link.ts';

/** Sharing a page, with the words that follow it. */
export function useShare(page: SharedPage): { readonly share: () => void; readonly copy: () => void } {
  const toast = useToast();
  return {
    share: () => void shareLink(page).then(tell),
    copy: () => void copyLink(page).then(tell),
  };

  function tell(outcome: ShareOutcome) {
    if (outcome === 'copied') toast({ ...TOASTS.linkCopied, tone: 'success' });
    if (outcome === 'copy-failed') toast({ ...TOASTS.linkCopyFailed, tone: 'danger' });
  }
}

/** Whether the device has a share sheet; false on the server, which cannot know. */
export function useCanShare(): boolean {
  return useSyncExternalStore(subscribeToNothing, canShare, () => false);
}

const subscribeToNothing = () => () => undefined;
