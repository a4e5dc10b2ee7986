import { Panel } from '../../ui/layout/panel/Panel.tsx';
import type { SharedConflict } from './pass-on.ts';
import { ShareWays } from './ShareWays.tsx';

/** Passing a conflict on, beside it. */
export function SharePanel({ conflict }: { readonly conflict: SharedConflict }) {
  return (
    <Panel id="share-heading" title="Share this conflict">
      <ShareWays conflict={conflict} />
    </Panel>
  );
}
