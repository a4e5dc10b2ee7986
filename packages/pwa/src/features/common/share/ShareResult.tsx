import { useQueryClient } from '@tanstack/react-query';
import { conflictPath, shownTitle } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { useState } from 'react';
import { countShare } from '../../../api/insights.ts';
import { TOASTS } from '../../../messages/toasts.ts';
import { useToast } from '../../../ui/feedback/use-toast.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { isPassedOn } from './is-passed-on.ts';

/** Hidden until the result is public, because the image would reveal it to people who have not voted. */
export function ShareResult({ conflict }: { readonly conflict: ConflictView }) {
  const toast = useToast();
  const client = useQueryClient();
  const [isDrawing, setDrawing] = useState(false);
  const title = shownTitle(conflict);
  const { totalVotes, herPercentage, hisPercentage, votesUntilReveal } = conflict;
  if (herPercentage === null || hisPercentage === null || votesUntilReveal > 0 || !isPassedOn(conflict)) return null;

  const share = async () => {
    setDrawing(true);
    const outcome = await import('./share-result.ts').then(
      ({ shareResult }) =>
        shareResult({ title, totalVotes, herPercentage, hisPercentage }, { title, path: conflictPath(conflict) }),
      () => 'failed' as const,
    );
    setDrawing(false);
    if (outcome === 'shared') countShare(client, conflict.id, 'native');
    if (outcome === 'saved') toast({ ...TOASTS.pictureSaved, tone: 'success' });
    if (outcome === 'failed') toast({ ...TOASTS.pictureFailed, tone: 'danger' });
  };

  return (
    <Button size="small" icon="share" pending={isDrawing} onClick={() => void share()}>
      Share the result
    </Button>
  );
}
