import type { ConflictDetailView } from '@twosides/domain/reading';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { asksForBridging, commentsStart, useComments } from '../../../api/more-comments.ts';
import { useThread } from '../../../api/replies.ts';
import { useWaitingComments } from '../../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { NextPage } from '../../../ui/without-javascript/PlainLinks.tsx';
import { countOf } from '../../common/list-text.ts';
import { HeldComments } from '../paused/HeldComments.tsx';
import { WaitingCommentItem } from './CommentItem.tsx';
import { CommentOrder } from './CommentOrder.tsx';
import { Composer, waitingFor } from './Composer.tsx';
import styles from './Discussion.module.css';
import { Thread } from './Thread.tsx';
import { draftOf, useCommentText } from './use-comment-text.ts';

type DiscussionProps = {
  readonly conflict: ConflictDetailView;
  readonly onSignedOut: (context: 'comment' | 'general') => void;
};

export function Discussion({ conflict, onSignedOut }: DiscussionProps) {
  const { status } = useCurrentUser();
  const waiting = useWaitingComments(conflict.id);
  const ownWaiting = waitingFor(waiting);
  const content = useCommentText(draftOf(conflict.id, undefined), ownWaiting);
  const [search] = useSearchParams();
  // Only viewers who may see the result get the bridging order, even if the URL asks for it.
  const start = commentsStart(search);
  const isBridging = conflict.canSort && asksForBridging(start);
  const { comments, hasMore, next, loadMore, isLoading, isLoadingMore, isError, isInOrder } = useComments(
    conflict,
    start && 'sort' in start && !isBridging ? undefined : start,
  );
  const wanted = search.get('comment');
  const linked = useThread(conflict.id, wanted);
  const heading = useRef<HTMLHeadingElement>(null);

  const shown = ownWaiting.filter((row) => row !== content.kept).toReversed();
  const threads = linked ? [linked, ...comments.filter(({ id }) => id !== linked.id)] : comments;

  return (
    <section className={shared.shrinks} aria-labelledby="discussion">
      <div className={styles.head}>
        <h2 id="discussion" ref={heading} className={styles.heading} tabIndex={-1}>
          Community discussion
        </h2>
        <p className={shared.note}>{countOf(conflict.commentCount, 'comment')}</p>
      </div>
      {conflict.isActive && conflict.isClosed && (
        <Notice icon="lock">
          {conflict.isAuthor
            ? 'You’ve closed this discussion. Nobody can comment until you reopen it.'
            : 'The author has closed this discussion. You can still read it.'}
        </Notice>
      )}
      {conflict.isActive && conflict.votingPaused && !conflict.isClosed && (
        <Notice icon="clock">
          {conflict.isAuthor
            ? 'Voting is paused here. New comments appear once you or a moderator approves them, or after three days.'
            : 'Voting is paused here. New comments appear once the author or a moderator approves them, or after three days.'}
        </Notice>
      )}
      {/* If the discussion closes while somebody is writing, the composer and its text stay. */}
      {conflict.isActive && (!conflict.isClosed || content.text !== '') && (
        <Composer
          conflict={conflict}
          content={content}
          onSignedOut={() => onSignedOut('comment')}
          onSent={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
      {status === 'signed-in' && (conflict.votingPaused || conflict.pauseLifted) && (
        <HeldComments conflict={conflict} />
      )}
      {conflict.canSort && <CommentOrder isBridging={isBridging} isInOrder={isInOrder} />}
      {isLoading ? (
        <p className={styles.empty} role="status">
          Loading comments…
        </p>
      ) : (
        threads.length === 0 &&
        (conflict.commentCount > 0 || shown.length === 0) && <p className={styles.empty}>{noCommentsText(conflict)}</p>
      )}
      {threads.length + shown.length > 0 && !isLoading && (
        <ul>
          {shown.map((row) => (
            <WaitingCommentItem key={row.opId} row={row} />
          ))}
          {threads.map((thread) => (
            <Thread
              key={thread.id}
              thread={thread}
              conflict={conflict}
              waiting={waiting}
              wanted={thread.id === linked?.id ? wanted : null}
              onSignedOut={onSignedOut}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className={styles.more}>
          {isError && <p role="alert">More comments couldn’t be loaded.</p>}
          <Button pending={isLoadingMore} onClick={loadMore}>
            Load more comments
          </Button>
          <NextPage name="comments" cursor={next} hash="#discussion">
            More comments
          </NextPage>
        </div>
      )}
    </section>
  );
}

function noCommentsText({ commentCount, isActive, isClosed }: ConflictDetailView): string {
  if (commentCount > 0) return 'These comments aren’t saved on this device. They’ll load when you’re back online.';
  return isActive && !isClosed ? 'No comments yet. Be the first to say what you think.' : 'No comments.';
}
