import { shownTitle } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { AuthorDialogs } from '../../posting/edit-conflict/AuthorDialogs.tsx';
import { authorItems, useAuthorActions } from '../../posting/edit-conflict/use-author-actions.ts';
import { useClosing, useEmbedding } from '../../posting/edit-conflict/use-own-moderation.ts';
import { useReportItem } from '../report/visitor-report.ts';
import { ItemMenu } from './ItemMenu.tsx';

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
