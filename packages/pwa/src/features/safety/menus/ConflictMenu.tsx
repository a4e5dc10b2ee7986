import { shownTitle } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { useState } from 'react';
import { optional, WHEN_OPENED } from '../../../ui/layout/optional.tsx';
import { type AuthorAction, authorItems } from '../../posting/edit-conflict/author-items.ts';
import { useClosing, useEmbedding } from '../../posting/edit-conflict/use-own-moderation.ts';
import { ItemMenu, useReportItem } from './ItemMenu.tsx';

export function ConflictMenu({ conflict }: { readonly conflict: ConflictView }) {
  const report = useReportItem({ kind: 'conflict', conflictId: conflict.id });
  const [dialog, setDialog] = useState<AuthorAction | null>(null);
  const close = useClosing(conflict.id);
  const embed = useEmbedding(conflict.id);
  const items = conflict.isAuthor
    ? authorItems(conflict, setDialog, { close, embed })
    : [{ label: 'Report', icon: 'flag', onSelect: report } as const];
  const propsOf = (act: AuthorAction) => ({
    conflict,
    open: dialog === act,
    onOpenChange: (isOpen: boolean) => setDialog(isOpen ? act : null),
  });
  return (
    <>
      <ItemMenu label={`More about ${shownTitle(conflict)}`} items={items} />
      {conflict.isAuthor && (
        <>
          <EditDialog {...propsOf('edit')} />
          <PauseDialog {...propsOf('pause')} />
          <TakeDownDialog {...propsOf('take-down')} />
        </>
      )}
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
