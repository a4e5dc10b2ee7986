import type { ConflictView } from '@twosides/domain/reading';
import { optional, WHEN_OPENED } from '../../../ui/layout/optional.tsx';
import type { AuthorAction, AuthorActions } from './use-author-actions.ts';

const EditDialog = optional(() => import('./EditDialog.tsx').then((m) => m.EditDialog), WHEN_OPENED);
const PauseDialog = optional(() => import('./PauseDialog.tsx').then((m) => m.PauseDialog), WHEN_OPENED);
const TakeDownDialog = optional(() => import('./TakeDownDialog.tsx').then((m) => m.TakeDownDialog), WHEN_OPENED);

type AuthorDialogsProps = { readonly conflict: ConflictView; readonly acts: AuthorActions };

export function AuthorDialogs({ conflict, acts }: AuthorDialogsProps) {
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
