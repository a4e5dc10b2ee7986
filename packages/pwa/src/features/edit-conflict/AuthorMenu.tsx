import { isTextOpen } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { useState } from 'react';
import { optional, WHEN_OPENED } from '../../ui/layout/optional.tsx';
import { ItemMenu } from '../report/ItemMenu.tsx';

const EditDialog = optional(() => import('./EditDialog.tsx').then((m) => m.EditDialog), WHEN_OPENED);
const TakeDownDialog = optional(() => import('./TakeDownDialog.tsx').then((m) => m.TakeDownDialog), WHEN_OPENED);

type Act = 'edit' | 'take-down';
type AuthorMenuProps = { readonly label: string; readonly conflict: ConflictView };

/** What an author can do with a conflict. Its dialogs stand beside it: one of them leaves the focus to its neighbour. */
export function AuthorMenu({ label, conflict }: AuthorMenuProps) {
  // What was opened once stays, so that closing a dialog loses no word.
  const [needed, setNeeded] = useState<readonly Act[]>([]);
  const [open, setOpen] = useState<Act | null>(null);
  const show = (act: Act) => {
    setNeeded((earlier) => [...earlier, act]);
    setOpen(act);
  };
  const propsOf = (act: Act) => ({
    conflict,
    open: open === act,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? act : null),
  });
  const items = [
    ...(isTextOpen(conflict) && conflict.isActive
      ? [{ label: 'Edit', icon: 'edit', onSelect: () => show('edit') } as const]
      : []),
    ...(conflict.takenDownBy === null
      ? [{ label: 'Take down', icon: 'eye-off', tone: 'danger', onSelect: () => show('take-down') } as const]
      : []),
  ];
  return (
    <>
      <ItemMenu label={label} items={items} />
      {needed.includes('edit') && <EditDialog {...propsOf('edit')} />}
      {needed.includes('take-down') && <TakeDownDialog {...propsOf('take-down')} />}
    </>
  );
}
