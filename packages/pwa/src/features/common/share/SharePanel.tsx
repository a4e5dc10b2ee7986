import { isEmbeddable } from '@twosides/domain/conflicts';
import type { ConflictDetailView } from '@twosides/domain/reading';
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
