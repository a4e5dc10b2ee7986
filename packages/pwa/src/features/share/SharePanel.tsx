import { Panel } from '../../ui/layout/panel/Panel.tsx';
import type { SharedConflict } from './pass-on.ts';
import { ShareWays } from './ShareWays.tsx';

/** Passing a conflict on, beside it. */
export function SharePanel({
  conflict,
  isOwn = false,
}: {
  readonly conflict: SharedConflict;
  readonly isOwn?: boolean;
}) {
  return (
    <Panel id="share-heading" title={isOwn ? 'Send it to three friends' : 'Share this conflict'}>
      {isOwn && <p>A hundred votes make the result public. The first ones come from people you know.</p>}
      <ShareWays conflict={conflict} />
    </Panel>
  );
}
