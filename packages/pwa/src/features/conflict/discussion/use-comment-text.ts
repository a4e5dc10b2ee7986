import { type CommentId, type ConflictId, cleanText } from '@twosides/domain/kernel';
import { useEffect, useRef } from 'react';
import { textDraft } from '../../../drafts/text-draft.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import type { WaitingComment } from '../../../outbox/outbox-items.ts';
import { withOutbox } from '../../../outbox/with-outbox.ts';

export type CommentDraft = `comment-${ConflictId}` | `reply-${CommentId}`;

export const draftOf = (conflict: ConflictId, replyTo: CommentId | undefined): CommentDraft =>
  replyTo === undefined ? `comment-${conflict}` : `reply-${replyTo}`;

export type CommentText = {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Lets the next member who signs in continue this draft. */
  readonly offer: () => void;
  /** Deletes the stored draft but leaves the text in the box, because the outbox has the text now. */
  readonly handOver: () => void;
  /** Empties the box. A queued comment stays queued. */
  readonly clear: () => void;
  /** The queued comment whose text is still in the box because sending failed. */
  readonly kept: WaitingComment | undefined;
};

/** Clears the text when its queued comment has been sent. Editing the text removes the comment from the queue. */
export function useCommentText(name: CommentDraft, waiting: readonly WaitingComment[]): CommentText {
  const { draft, keep, offer, handOver, forget } = useDraft(name, textDraft);
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
    // The row also disappears on sign-out, so find out whether the comment was sent.
    let isEdited = false;
    void withOutbox(({ hasArrived }) => hasArrived(gone.opId)).then((isSent) => {
      if (isSent && !isEdited) forget();
    });
    return () => {
      isEdited = true;
    };
  }, [kept, text, forget]);

  return { text, setText, offer, handOver, clear: forget, kept };
}
