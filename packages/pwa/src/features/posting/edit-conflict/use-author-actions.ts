import { isTextOpen } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { useState } from 'react';
import type { Opened } from '../../../ui/overlay/ask.ts';
import type { MenuItem } from '../../../ui/overlay/MenuPopup.tsx';

export type AuthorAction = 'edit' | 'rest' | 'take-down';

export type AuthorDialogProps = Opened & { readonly conflict: ConflictView };

/** `needed`: the dialogs opened so far. They stay mounted, because unmounting one would lose its text. */
export type AuthorActions = {
  readonly open: AuthorAction | null;
  readonly needed: ReadonlySet<AuthorAction>;
  readonly show: (act: AuthorAction | null) => void;
};

export function useAuthorActions(): AuthorActions {
  const [needed, setNeeded] = useState<ReadonlySet<AuthorAction>>(new Set());
  const [open, setOpen] = useState<AuthorAction | null>(null);
  const show = (act: AuthorAction | null) => {
    if (act) setNeeded((earlier) => new Set(earlier).add(act));
    setOpen(act);
  };
  return { open, needed, show };
}

export const authorItems = (
  conflict: ConflictView,
  { show }: AuthorActions,
  { close, embed }: { readonly close: (isClosed: boolean) => void; readonly embed: (allows: boolean) => void },
): readonly MenuItem[] => [
  ...(isTextOpen(conflict) && conflict.isActive
    ? [{ label: 'Edit', icon: 'edit', onSelect: () => show('edit') } as const]
    : []),
  ...(conflict.isActive
    ? [
        conflict.isClosed
          ? ({ label: 'Reopen the discussion', icon: 'comment', onSelect: () => close(false) } as const)
          : ({ label: 'Close the discussion', icon: 'lock', onSelect: () => close(true) } as const),
      ]
    : []),
  ...(conflict.isActive ? restItems(conflict, show) : []),
  ...(conflict.isActive && !conflict.anonymous
    ? [
        conflict.allowsEmbed
          ? ({ label: 'Stop other sites from showing this', icon: 'link', onSelect: () => embed(false) } as const)
          : ({ label: 'Let other sites show this', icon: 'link', onSelect: () => embed(true) } as const),
      ]
    : []),
  ...(conflict.takenDownBy === null
    ? [{ label: 'Take down', icon: 'eye-off', tone: 'danger', onSelect: () => show('take-down') } as const]
    : []),
];

const restItems = ({ votingPaused, pauseLifted }: ConflictView, show: AuthorActions['show']): readonly MenuItem[] => {
  const onSelect = () => show('rest');
  if (votingPaused === 'author') return [{ label: 'Let people vote again', icon: 'vote', onSelect }];
  return votingPaused || pauseLifted ? [] : [{ label: 'Pause voting', icon: 'clock', onSelect }];
};
