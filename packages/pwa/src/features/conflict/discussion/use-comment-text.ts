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
  readonly offer: () => void;
  readonly handOver: () => void;
  readonly clear: () => void;
  readonly kept: WaitingComment | undefined;
};

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
