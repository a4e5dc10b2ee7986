import { shownTitle } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { optional, WHEN_OPENED } from '../../../ui/layout/optional.tsx';
import {
  type AuthorAction,
  type AuthorActions,
  authorItems,
  useAuthorActions,
} from '../../posting/edit-conflict/use-author-actions.ts';
import { useClosing, useEmbedding } from '../../posting/edit-conflict/use-own-moderation.ts';
import { ItemMenu, useReportItem } from './ItemMenu.tsx';

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

const EditDialog = optional(
  () => import('../../posting/edit-conflict/EditDialog.tsx').then((m) => m.EditDialog),
  WHEN_OPENED,
);
const PauseDialog = optional(
  () => import('../../posting/edit-conflict/PauseDialog.tsx').then((m) => m.PauseDialog),
  WHEN_OPENED,
);
const TakeDownDialog = optional(
  () => import('../../posting/edit-conflict/TakeDownDialog.tsx').then((m) => m.TakeDownDialog),
  WHEN_OPENED,
);

type AuthorDialogsProps = { readonly conflict: ConflictView; readonly acts: AuthorActions };

function AuthorDialogs({ conflict, acts }: AuthorDialogsProps) {
  const propsOf = (act: AuthorAction) => ({
    conflict,
    open: acts.open === act,
    onOpenChange: (isOpen: boolean) => acts.show(isOpen ? act : null),
  });
  return (
    <>
      {acts.needed.has('edit') && <EditDialog {...propsOf('edit')} />}
      {acts.needed.has('rest') && <PauseDialog {...propsOf('rest')} />}
      {acts.needed.has('take-down') && <TakeDownDialog {...propsOf('take-down')} />}
    </>
  );
}
