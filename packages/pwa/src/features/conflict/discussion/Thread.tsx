import type { CommentView, ReplyView } from '@twosides/domain/discussion';
import type { CommentId } from '@twosides/domain/kernel';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { useEffect, useEffectEvent, useState } from 'react';
import { useReplies } from '../../../api/replies.ts';
import type { WaitingComment } from '../../../outbox/outbox-items.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { CommentItem, WaitingCommentItem } from './CommentItem.tsx';
import { Composer, waitingFor } from './Composer.tsx';
import styles from './Thread.module.css';
import { draftOf, useCommentText } from './use-comment-text.ts';

type ThreadProps = {
  readonly thread: CommentView;
  readonly conflict: ConflictDetailView;
  readonly waiting: readonly WaitingComment[];
  readonly wanted?: string | null;
  readonly onSignedOut: (context: 'comment' | 'general') => void;
};

export function Thread({ thread, conflict, waiting, wanted = null, onSignedOut }: ThreadProps) {
  const { replies, hasMore, loadMore, isLoadingMore, isError } = useReplies(conflict.id, thread);
  const [answered, setAnswered] = useState<ReplyView | null>(null);
  const own = waitingFor(waiting, new Set([thread.id, ...replies.map(({ id }) => id)]));
  const isLoaded = wanted === null || wanted === thread.id || replies.some(({ id }) => id === wanted);
  const needsMore = !isLoaded && hasMore && !isLoadingMore && !isError;
  const loadNext = useEffectEvent(loadMore);
  useEffect(() => {
    if (needsMore) loadNext();
  }, [needsMore]);
  const mayReply = conflict.isActive && !conflict.isClosed;
  const shown = { conflict, onReply: mayReply ? setAnswered : undefined, onSignedOut };
  return (
    <CommentItem comment={thread} isLinked={wanted === thread.id} {...shown}>
      {(replies.length > 0 || own.length > 0) && (
        <ul className={styles.replies} aria-label={`Replies to ${thread.userNickname}`}>
          {replies.map((reply) => (
            <CommentItem key={reply.id} comment={reply} isLinked={wanted === reply.id} {...shown} />
          ))}
          {own.map((row) => (
            <WaitingCommentItem key={row.opId} row={row} />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className={styles.more}>
          {isError && <p role="alert">More replies couldn’t be loaded.</p>}
          <Button size="small" variant="plain" pending={isLoadingMore} onClick={loadMore}>
            Show more replies
          </Button>
        </div>
      )}
      {answered && mayReply && (
        <ReplyBox
          key={answered.id}
          conflict={conflict}
          answered={answered}
          waiting={waiting}
          onSignedOut={() => onSignedOut('comment')}
          onClose={() => setAnswered(null)}
        />
      )}
    </CommentItem>
  );
}

type ReplyBoxProps = {
  readonly conflict: ConflictDetailView;
  readonly answered: { readonly id: CommentId; readonly userNickname: string };
  readonly waiting: readonly WaitingComment[];
  readonly onSignedOut: () => void;
  readonly onClose: () => void;
};

function ReplyBox({ conflict, answered: { id, userNickname }, waiting, onSignedOut, onClose }: ReplyBoxProps) {
  const content = useCommentText(draftOf(conflict.id, id), waitingFor(waiting, new Set([id])));
  return (
    <div className={styles.box}>
      <Composer
        conflict={conflict}
        replyTo={{ id, name: userNickname }}
        content={content}
        onSignedOut={onSignedOut}
        onSent={onClose}
      />
      <Button size="small" variant="plain" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
}
