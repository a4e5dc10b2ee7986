import { isTextOpen } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { useState } from 'react';
import type { MenuItem } from '../../ui/overlay/Menu.tsx';

export type AuthorAct = 'edit' | 'rest' | 'take-down';

/** `needed`: what was opened once stays, so that closing a dialog loses no word. */
export type AuthorActs = {
  readonly open: AuthorAct | null;
  readonly needed: ReadonlySet<AuthorAct>;
  readonly show: (act: AuthorAct | null) => void;
};

/** What an author is about to do with a conflict. */
export function useAuthorActs(): AuthorActs {
  const [needed, setNeeded] = useState<ReadonlySet<AuthorAct>>(new Set());
  const [open, setOpen] = useState<AuthorAct | null>(null);
  const show = (act: AuthorAct | null) => {
    if (act) setNeeded((earlier) => new Set(earlier).add(act));
    setOpen(act);
  };
  return { open, needed, show };
}

/** What an author can do with a conflict. */
export const authorItems = (
  conflict: ConflictView,
  { show }: AuthorActs,
  close: (isClosed: boolean) => void,
): readonly MenuItem[] => [
  ...(isTextOpen(conflict) && conflict.isActive
    ? [{ label: 'Edit', icon: 'edit', onSelect: () => show('edit') } as const]
    : []),
  ...(conflict.isActive
    ? [
        conflict.isClosed
          ? ({ label: 'Open the discussion', icon: 'comment', onSelect: () => close(false) } as const)
          : ({ label: 'Close the discussion', icon: 'lock', onSelect: () => close(true) } as const),
      ]
    : []),
  ...(conflict.isActive ? restItems(conflict, show) : []),
  ...(conflict.takenDownBy === null
    ? [{ label: 'Take down', icon: 'eye-off', tone: 'danger', onSelect: () => show('take-down') } as const]
    : []),
];

/** Each once; what a moderator has let rest is not the author's to lift. */
const restItems = ({ votingRests, restLifted }: ConflictView, show: AuthorActs['show']): readonly MenuItem[] => {
  const onSelect = () => show('rest');
  if (votingRests === 'author') return [{ label: 'Let people vote again', icon: 'vote', onSelect }];
  return votingRests || restLifted ? [] : [{ label: 'This is not for a vote', icon: 'clock', onSelect }];
};
