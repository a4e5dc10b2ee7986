import { type ConflictId, cleanText } from '@twosides/domain';
import { useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from '../../drafts/comment-draft.ts';
import type { WaitingComment } from '../../outbox/outbox-items.ts';
import { useOutbox } from '../../outbox/use-outbox.ts';

type CommentText = {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The outbox has the text from here on: there is no draft of it any more that could be sent once again. */
  readonly handOver: () => void;
  /** Empties the box; its comment goes its way. */
  readonly clear: () => void;
  /** The comment in the outbox that the text is: the try to send it failed before its author's eyes, and the text stayed. */
  readonly kept: WaitingComment | undefined;
};

/** What stands in the comment box. A text whose comment is in the outbox goes once that is sent; changing it takes the comment back. */
export function useCommentText(conflictId: ConflictId, waiting: readonly WaitingComment[]): CommentText {
  const [text, write] = useState('');
  const outbox = useOutbox();
  const kept = waiting.find(({ payload }) => payload.content === cleanText(text));
  const lastKept = useRef(kept);

  // After the first paint: the server's page has no draft.
  useEffect(() => write(readDraft(conflictId)), [conflictId]);

  const handOver = () => writeDraft(conflictId, '');
  const put = (next: string) => {
    write(next);
    writeDraft(conflictId, next);
  };
  const setText = (next: string) => {
    put(next);
    if (!kept) return;
    if (cleanText(next) === kept.payload.content) handOver();
    else void outbox(({ discard }) => discard(kept.opId));
  };

  useEffect(() => {
    const gone = kept ? undefined : lastKept.current;
    lastKept.current = kept;
    if (gone?.payload.content !== cleanText(text)) return;
    // Sent, or only out of sight: the member may have been signed out.
    void outbox(({ hasArrived }) => hasArrived(gone.opId)).then((isSent) => {
      if (!isSent) return;
      write('');
      writeDraft(conflictId, '');
    });
  }, [kept, text, conflictId, outbox]);

  return { text, setText, handOver, clear: () => put(''), kept };
}
