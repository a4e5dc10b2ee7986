import type { ConflictView } from '@twosides/domain/reading';
import { useState } from 'react';

export const NOTE_FIRST = 'Open the text and read both sides to vote.';

export function useContentNote({ contentNote }: ConflictView) {
  const [isOpen, setOpen] = useState(!contentNote);
  return { isCovered: !isOpen, notice: contentNote ?? undefined, onOpen: () => setOpen(true) };
}
