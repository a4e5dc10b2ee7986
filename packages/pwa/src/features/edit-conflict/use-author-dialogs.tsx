import { isTextOpen } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { type ReactNode, useState } from 'react';
import { optional, WHEN_OPENED } from '../../ui/layout/optional.tsx';
import type { MenuItem } from '../../ui/overlay/Menu.tsx';

const EditDialog = optional(() => import('./EditDialog.tsx').then((m) => m.EditDialog), WHEN_OPENED);
const TakeDownDialog = optional(() => import('./TakeDownDialog.tsx').then((m) => m.TakeDownDialog), WHEN_OPENED);

type Act = 'edit' | 'take-down';

/** What an author can do with a conflict, and the dialogs that do it; `dialog` has to be rendered somewhere. */
export function useAuthorDialogs(conflict: ConflictView): {
  readonly items: readonly MenuItem[];
  readonly dialog: ReactNode;
} {
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
  return {
    items: [
      ...(isTextOpen(conflict) && conflict.isActive
        ? [{ label: 'Edit', icon: 'edit', onSelect: () => show('edit') } as const]
        : []),
      ...(conflict.takenDownBy === null
        ? [{ label: 'Take down', icon: 'eye-off', tone: 'danger', onSelect: () => show('take-down') } as const]
        : []),
    ],
    dialog: (
      <>
        {needed.includes('edit') && <EditDialog {...propsOf('edit')} />}
        {needed.includes('take-down') && <TakeDownDialog {...propsOf('take-down')} />}
      </>
    ),
  };
}
