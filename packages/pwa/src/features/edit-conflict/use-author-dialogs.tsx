import type { ConflictView } from '@twosides/domain';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { MenuItem } from '../../ui/Menu.tsx';

const EditDialog = lazy(() => import('./EditDialog.tsx').then((m) => ({ default: m.EditDialog })));
const TakeDownDialog = lazy(() => import('./TakeDownDialog.tsx').then((m) => ({ default: m.TakeDownDialog })));

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
      ...(conflict.totalVotes === 0 && conflict.isActive
        ? [{ label: 'Edit', icon: 'edit', onSelect: () => show('edit') } as const]
        : []),
      ...(conflict.takenDownBy === null
        ? [{ label: 'Take down', icon: 'eye-off', tone: 'danger', onSelect: () => show('take-down') } as const]
        : []),
    ],
    dialog: (
      <Suspense fallback={null}>
        {needed.includes('edit') && <EditDialog {...propsOf('edit')} />}
        {needed.includes('take-down') && <TakeDownDialog {...propsOf('take-down')} />}
      </Suspense>
    ),
  };
}
