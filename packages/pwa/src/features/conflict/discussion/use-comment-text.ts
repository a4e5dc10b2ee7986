import { type CommentId, type ConflictId, cleanText } from '@twosides/domain/kernel';
import { useEffect, useRef } from 'react';
import { textDraft } from '../../../drafts/draft-storage.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import type { WaitingComment } from '../../../outbox/outbox-items.ts';
import { withOutbox } from '../../../outbox/submit.ts';

export type CommentDraft = `comment-${ConflictId}` | `reply-${CommentId}`;

export const draftOf = (conflict: ConflictId, replyTo: CommentId | undefined): CommentDraft =>
  replyTo === undefined ? `comment-${conflict}` : `reply-${replyTo}`;

export type CommentText = ReturnType<typeof useCommentText>;

export function useCommentText(name: CommentDraft, waiting: readonly WaitingComment[]) {
  const { draft, keep, offer, handOver, forget } = useDraft(name, textDraft);
  const text = draft ?? '';
  const queued = waiting.find(({ payload }) => payload.content === cleanText(text));
  const lastQueued = useRef(queued);

  const setText = (next: string) => {
    if (next === '') forget();
    else keep(next);
    if (!queued) return;
    if (cleanText(next) === queued.payload.content) handOver();
    else void withOutbox(({ discard }) => discard(queued.opId));
  };

  useEffect(() => {
    const gone = queued ? undefined : lastQueued.current;
    lastQueued.current = queued;
    if (gone?.payload.content !== cleanText(text)) return;
    let isEdited = false;
    void withOutbox(({ hasArrived }) => hasArrived(gone.opId)).then((isSent) => {
      if (isSent && !isEdited) forget();
    });
    return () => {
      isEdited = true;
    };
  }, [queued, text, forget]);

  return { text, setText, offer, handOver, clear: forget, queued };
}
