import { type ConflictDetailView, TOASTS } from '@twosides/domain';
import { useRef } from 'react';
import { isAuthenticationRequired, userMessageOf } from '../../api/api-error.ts';
import { useAddComment } from '../../api/conflicts.ts';
import { useCurrentUser } from '../../api/current-user.ts';
import { useComments } from '../../api/more-comments.ts';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { CommentBox } from './CommentBox.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './Discussion.module.css';
import { useCommentActs } from './use-comment-acts.ts';

type DiscussionProps = { readonly conflict: ConflictDetailView; readonly onSignedOut: () => void };

export function Discussion({ conflict, onSignedOut }: DiscussionProps) {
  const { status } = useCurrentUser();
  const toast = useToast();
  const { addComment, isPending } = useAddComment();
  const actFor = useCommentActs(conflict.id);
  const { comments, hasMore, loadMore, isLoadingMore, isError } = useComments(conflict);
  const heading = useRef<HTMLHeadingElement>(null);

  /** @returns whether the text has arrived, and may go from the box */
  const send = async (content: string): Promise<boolean> => {
    if (status === 'signed-out') {
      onSignedOut();
      return false;
    }
    try {
      await addComment(actFor(content));
      toast({ ...TOASTS.commentAdded, tone: 'success' });
      heading.current?.focus({ preventScroll: true });
      return true;
    } catch (error) {
      if (isAuthenticationRequired(error)) onSignedOut();
      else
        toast({
          title: TOASTS.commentFailed.title,
          description: userMessageOf(error) ?? TOASTS.commentFailed.description,
          tone: 'danger',
        });
      return false;
    }
  };

  return (
    <section className={styles.discussion} aria-labelledby="discussion">
      <div className={styles.head}>
        <h2 id="discussion" ref={heading} className={styles.heading} tabIndex={-1}>
          Community Discussion
        </h2>
        <p className={styles.level}>
          {conflict.discussionLevel} · {conflict.commentCount.toLocaleString('en')}
        </p>
      </div>
      {conflict.isActive && <CommentBox conflictId={conflict.id} isPending={isPending} onSend={send} />}
      {comments.length === 0 ? (
        <p className={styles.empty}>No comments yet. The first one often decides the tone.</p>
      ) : (
        <ul>
          {comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} conflict={conflict} />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className={styles.more}>
          {isError && <p role="alert">More comments could not be loaded.</p>}
          <Button pending={isLoadingMore} onClick={loadMore}>
            Load more comments
          </Button>
        </div>
      )}
    </section>
  );
}
