import { type CommentId, type ConflictId, cleanText } from '@twosides/domain/kernel';
import { useEffect, useRef } from 'react';
import { textDraft } from '../../../drafts/text-draft.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import type { WaitingComment } from '../../../outbox/outbox-items.ts';
import { withOutbox } from '../../../outbox/with-outbox.ts';

/** Where an unsent comment is stored: by its conflict, or by the comment it replies to. */
export type CommentDraft = `comment-${ConflictId}` | `reply-${CommentId}`;

export const draftOf = (conflict: ConflictId, replyTo: CommentId | undefined): CommentDraft =>
  replyTo === undefined ? `comment-${conflict}` : `reply-${replyTo}`;

export type CommentText = {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Lets whoever signs in next continue with it. */
  readonly offer: () => void;
  /** The outbox has the text now, so its draft is removed. */
  readonly handOver: () => void;
  /** Empties the box; the comment stays queued. */
  readonly clear: () => void;
  /** The queued comment whose text is still in the box, because sending failed visibly. */
  readonly kept: WaitingComment | undefined;
};

/** The comment box's text. It disappears when its comment is sent; editing takes the queued comment back. */
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
    // The row may be gone because of a sign-out, so check that it was sent.
    void withOutbox(({ hasArrived }) => hasArrived(gone.opId)).then((isSent) => {
      if (isSent) forget();
    });
  }, [kept, text, forget]);

  return { text, setText, offer, handOver, clear: forget, kept };
}
