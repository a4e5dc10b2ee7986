import { useMutation, useQueryClient } from '@tanstack/react-query';
import { conflictPath, isEmbeddable, shownTitle } from '@twosides/domain/conflicts';
import type { ConflictDetailView, ConflictView } from '@twosides/domain/reading';
import { countShare } from '../../../api/insights.ts';
import { TOASTS } from '../../../messages/toasts.ts';
import shared from '../../../styles/shared.module.css';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Panel } from '../../../ui/layout/panel/Panel.tsx';
import type { PublicResult } from './result-picture.ts';
import { ShareWays } from './ShareWays.tsx';
import { copyEmbed } from './share.ts';

type SharePanelProps = { readonly conflict: ConflictDetailView; readonly isOwn?: boolean };

export function SharePanel({ conflict, isOwn = false }: SharePanelProps) {
  return (
    <Panel id="share-heading" title={isOwn ? 'Share your conflict' : 'Share this conflict'}>
      {isOwn && <p className={shared.note}>The result becomes public at 100 votes.</p>}
      {isOwn && conflict.anonymous && (
        <p className={shared.note}>If you share it from your own account, people may guess that it’s yours.</p>
      )}
      <ShareWays conflict={conflict} />
      {isEmbeddable(conflict) && (
        <Button variant="plain" icon="link" onClick={() => void copyEmbed(conflict)}>
          Copy embed code
        </Button>
      )}
    </Panel>
  );
}

/** False if the conflict shows help lines, because more attention could hurt people. */
export const isPassedOn = ({ isActive, showsHelp, collapsedBy }: ConflictView): boolean =>
  isActive && !showsHelp && collapsedBy === null;

/** Hidden until the result is public, because the image would reveal it to people who have not voted. */
export function ShareResult({ conflict }: { readonly conflict: ConflictView }) {
  const client = useQueryClient();
  const title = shownTitle(conflict);
  const { totalVotes, herPercentage, hisPercentage, votesUntilReveal } = conflict;
  const share = useMutation({
    mutationFn: async (result: PublicResult) => {
      const { shareResult } = await import('./result-picture.ts');
      return shareResult(result, { title, path: conflictPath(conflict) });
    },
    onSuccess: (outcome) => {
      if (outcome === 'shared') countShare(client, conflict.id, 'native');
      if (outcome === 'saved') toasts.show({ ...TOASTS.pictureSaved, tone: 'success' });
    },
    onError: () => toasts.show({ ...TOASTS.pictureFailed, tone: 'danger' }),
  });
  if (herPercentage === null || hisPercentage === null || votesUntilReveal > 0 || !isPassedOn(conflict)) return null;
  const result = { title, totalVotes, herPercentage, hisPercentage };
  return (
    <Button size="small" icon="share" pending={share.isPending} onClick={() => share.mutate(result)}>
      Share the result
    </Button>
  );
}
