import type { ConflictId } from '@twosides/domain';
import { useRef } from 'react';
import type { CommentAct } from '../../api/conflicts.ts';
import { newOperationId } from '../../api/operation-id.ts';

/** Makes an act of commenting; for the text that failed last, the same act again: its first try may have arrived. */
export function useCommentActs(conflictId: ConflictId): (content: string) => CommentAct {
  const last = useRef<CommentAct | null>(null);
  return (content) => {
    // A text that has arrived is never sent again from here: the box was emptied.
    if (last.current?.content !== content) last.current = { conflictId, content, opId: newOperationId() };
    return last.current;
  };
}
