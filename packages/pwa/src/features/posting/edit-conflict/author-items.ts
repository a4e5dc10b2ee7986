import { isTextOpen } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import type { Opened } from '../../../ui/overlay/ask.ts';
import type { MenuItem } from '../../../ui/overlay/MenuPopup.tsx';

export type AuthorAction = 'edit' | 'pause' | 'take-down';

export type AuthorDialogProps = Opened & { readonly conflict: ConflictView };

type Switches = { readonly close: (isClosed: boolean) => void; readonly embed: (allows: boolean) => void };

export const authorItems = (
  conflict: ConflictView,
  open: (act: AuthorAction) => void,
  { close, embed }: Switches,
): readonly (MenuItem | false)[] => [
  conflict.isActive && isTextOpen(conflict) && { label: 'Edit', icon: 'edit', onSelect: () => open('edit') },
  conflict.isActive &&
    (conflict.isClosed
      ? { label: 'Reopen the discussion', icon: 'comment', onSelect: () => close(false) }
      : { label: 'Close the discussion', icon: 'lock', onSelect: () => close(true) }),
  conflict.isActive && pauseItem(conflict, () => open('pause')),
  conflict.isActive &&
    !conflict.anonymous &&
    (conflict.allowsEmbed
      ? { label: 'Stop other sites from showing this', icon: 'link', onSelect: () => embed(false) }
      : { label: 'Let other sites show this', icon: 'link', onSelect: () => embed(true) }),
  conflict.takenDownBy === null && {
    label: 'Take down',
    icon: 'eye-off',
    tone: 'danger',
    onSelect: () => open('take-down'),
  },
];

function pauseItem({ votingPaused, pauseLifted }: ConflictView, onSelect: () => void): MenuItem | false {
  if (votingPaused === 'author') return { label: 'Let people vote again', icon: 'vote', onSelect };
  return !votingPaused && !pauseLifted && { label: 'Pause voting', icon: 'clock', onSelect };
}
