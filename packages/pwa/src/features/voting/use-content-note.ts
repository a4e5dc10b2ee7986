import type { ConflictView } from '@twosides/domain/reading';
import { useState } from 'react';

/** In place of the two halves: nobody takes a side of what they have not read. */
export const NOTE_FIRST = 'Open the note and read both sides to vote.';

/** Of a conflict whose words stand behind its content note: whether they still do. */
export function useContentNote({ contentNote }: ConflictView) {
  const [isOpen, setOpen] = useState(!contentNote);
  return { isCovered: !isOpen, notice: contentNote ?? undefined, onOpen: () => setOpen(true) };
}
