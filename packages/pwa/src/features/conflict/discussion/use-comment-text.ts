import { type ConflictId, cleanText } from '@twosides/domain/kernel';
import { useEffect, useRef } from 'react';
import { textDraft } from '../../../drafts/text-draft.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import type { WaitingComment } from '../../../outbox/outbox-items.ts';
import { withOutbox } from '../../../outbox/with-outbox.ts';

type CommentText = {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The visitor chooses to sign in with it. */
  readonly offer: () => void;
  /** The outbox has the text from here on: there is no draft of it any more that could be sent once again. */
  readonly handOver: () => void;
  /** Empties the box; its comment goes its way. */
  readonly clear: () => void;
  /**
   * The comment in the outbox that the text is: the try to send it failed before its author's eyes, and the text
   * stayed.
   */
  readonly kept: WaitingComment | undefined;
};

/**
 * What stands in the comment box. A text whose comment is in the outbox goes once that is sent; changing it takes the
 * comment back.
 */
export function useCommentText(conflictId: ConflictId, waiting: readonly WaitingComment[]): CommentText {
  const { draft, keep, offer, handOver, forget } = useDraft(`comment-${conflictId}`, textDraft);
  const text = draft ?? '';
  const kept = waiting.find(({ payload }) => payload.content === cleanText(text));
  const lastKept = useRef(kept);

  const setText = (next: string) => {
    if (next === '') forget();
    else keep(next);
    if (!kept) return;
    if (cleanText(next) === kept.payload.content) handOver();
    else void withOutbox(({ discard }) => discard(kept.opId));
  };

  useEffect(() => {
    const gone = kept ? undefined : lastKept.current;
    lastKept.current = kept;
    if (gone?.payload.content !== cleanText(text)) return;
    // Sent, or only out of sight: the member may have been signed out.
    void withOutbox(({ hasArrived }) => hasArrived(gone.opId)).then((isSent) => {
      if (isSent) forget();
    });
  }, [kept, text, forget]);

  return { text, setText, offer, handOver, clear: forget, kept };
}
