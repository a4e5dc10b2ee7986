import { useQueryClient } from '@tanstack/react-query';
import { conflictPath, isEmbeddable, shownTitle } from '@twosides/domain/conflicts';
import type { ConflictDetailView, ConflictView } from '@twosides/domain/reading';
import { useState } from 'react';
import { countShare } from '../../../api/shares.ts';
import { TOASTS } from '../../../messages/toasts.ts';
import { useToast } from '../../../ui/feedback/use-toast.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Panel } from '../../../ui/layout/panel/Panel.tsx';
import { copyEmbed } from './pass-on.ts';
import { ShareWays } from './ShareWays.tsx';

export function SharePanel({
  conflict,
  isOwn = false,
}: {
  readonly conflict: ConflictDetailView;
  readonly isOwn?: boolean;
}) {
  return (
    <Panel id="share-heading" title={isOwn ? 'Share your conflict' : 'Share this conflict'}>
      {isOwn && <p>The result becomes public at 100 votes. Share the link to get there sooner.</p>}
      {isOwn && conflict.anonymous && <p>If you share it from your own account, people may guess that it’s yours.</p>}
      <ShareWays conflict={conflict} />
      {isOwn && (
        <ButtonLink to="/" variant="plain">
          Vote on other conflicts while you wait
        </ButtonLink>
      )}
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
  const toast = useToast();
  const client = useQueryClient();
  const [isDrawing, setDrawing] = useState(false);
  const title = shownTitle(conflict);
  const { totalVotes, herPercentage, hisPercentage, votesUntilReveal } = conflict;
  if (herPercentage === null || hisPercentage === null || votesUntilReveal > 0 || !isPassedOn(conflict)) return null;

  const share = async () => {
    setDrawing(true);
    const outcome = await import('./result-picture.ts').then(
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
