import { shownTitle } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { AuthorDialogs } from '../edit-conflict/AuthorDialogs.tsx';
import { authorItems, useAuthorActions } from '../edit-conflict/use-author-actions.ts';
import { useClosing, useEmbedding } from '../edit-conflict/use-own-moderation.ts';
import { ItemMenu } from './ItemMenu.tsx';
import { useReportItem } from './use-report-item.ts';

/**
 * What can be done about a conflict besides voting: by its author, or by everybody else. One menu for both: it may be
 * pressed before it is known who presses.
 */
export function ConflictMenu({ conflict }: { readonly conflict: ConflictView }) {
  const report = useReportItem({ kind: 'conflict', conflictId: conflict.id });
  const acts = useAuthorActions();
  const close = useClosing(conflict.id);
  const embed = useEmbedding(conflict.id);
  const items = conflict.isAuthor
    ? authorItems(conflict, acts, { close, embed })
    : [{ label: 'Report', icon: 'flag', onSelect: report } as const];
  return (
    <>
      <ItemMenu label={`More about ${shownTitle(conflict)}`} items={items} />
      {conflict.isAuthor && <AuthorDialogs conflict={conflict} acts={acts} />}
    </>
  );
}
