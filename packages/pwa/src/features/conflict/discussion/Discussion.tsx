import { useQueryClient } from '@tanstack/react-query';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useComments } from '../../../api/more-comments.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { tellOfWait, tellOutcome } from '../../../outbox/announce-action.ts';
import { useWaitingComments } from '../../../outbox/outbox-items.ts';
import { commentOn, submit } from '../../../outbox/submit.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { NextPage } from '../../../ui/without-javascript/PlainLinks.tsx';
import { HeldComments } from '../paused/HeldComments.tsx';
import { CommentBox } from './CommentBox.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './Discussion.module.css';
import { useCommentText } from './use-comment-text.ts';
import { useFirstNickname } from './use-first-nickname.ts';
import { WaitingCommentItem } from './WaitingCommentItem.tsx';

type DiscussionProps = {
  readonly conflict: ConflictDetailView;
  readonly onSignedOut: (context: 'comment' | 'general') => void;
};

export function Discussion({ conflict, onSignedOut }: DiscussionProps) {
  const { status } = useCurrentUser();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const nickname = useFirstNickname(conflict);
  const waiting = useWaitingComments(conflict.id);
  const { text, setText, offer, handOver, clear, kept } = useCommentText(conflict.id, waiting);
  const [search] = useSearchParams();
  const { comments, hasMore, next, loadMore, isLoadingMore, isError } = useComments(
    conflict,
    search.get('comments') ?? undefined,
  );
  const heading = useRef<HTMLHeadingElement>(null);

  const send = async (content: string) => {
    if (status === 'signed-out') {
      offer();
      return onSignedOut('comment');
    }
    setPending(true);
    const saved = await nickname.save();
    if (saved.state === 'refused') return setPending(false);
    const comment = commentOn(conflict, content, saved.state === 'unsaved' ? saved.nickname : undefined);
    const outcome = await submit(comment, handOver);
    setPending(false);
    if (outcome.state === 'signed-out') return onSignedOut('comment');
    if (conflict.votingPaused && !conflict.isAuthor && outcome.state === 'sent') tellOfWait();
    else tellOutcome('comment', outcome);
    // The discussion may have been closed; refetch.
    if (outcome.state === 'failed') return void client.invalidateQueries({ queryKey: queryKeys.conflict(conflict.id) });
    clear();
    heading.current?.focus({ preventScroll: true });
  };

  // Newest first. The comment still in the box is not repeated.
  const shown = waiting.filter((row) => row !== kept).toReversed();

  return (
    <section className={styles.discussion} aria-labelledby="discussion">
      <div className={styles.head}>
        <h2 id="discussion" ref={heading} className={styles.heading} tabIndex={-1}>
          Community discussion
        </h2>
        <p className={styles.level}>
          {conflict.discussionLevel} · {conflict.commentCount.toLocaleString('en')}
        </p>
      </div>
      {conflict.isActive && conflict.isClosed && (
        <Notice icon="lock">
          {conflict.isAuthor
            ? 'You have closed this discussion. Nobody can add to it until you open it again.'
            : 'The author has closed this discussion. You can still read it.'}
        </Notice>
      )}
      {conflict.isActive && conflict.votingPaused && !conflict.isClosed && (
        <Notice icon="clock">
          {conflict.isAuthor
            ? 'Voting is paused here. New comments appear once you or a moderator has checked them, within three days.'
            : 'Voting is paused here. New comments appear once the author or a moderator has checked them, within three days.'}
        </Notice>
      )}
      {/* What is being written when it closes is not taken away. */}
      {conflict.isActive && (!conflict.isClosed || text !== '') && (
        <CommentBox
          nickname={nickname}
          text={text}
          onText={setText}
          isPending={isPending}
          onSend={(content) => void send(content)}
        />
      )}
      {status === 'signed-in' && (conflict.votingPaused || conflict.pauseLifted) && (
        <HeldComments conflict={conflict} />
      )}
      {comments.length + shown.length === 0 ? (
        <p className={styles.empty}>{noCommentsText(conflict)}</p>
      ) : (
        <ul>
          {shown.map((row) => (
            <WaitingCommentItem key={row.opId} row={row} />
          ))}
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              conflict={conflict}
              onSignedOut={() => onSignedOut('general')}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className={styles.more}>
          {isError && <p role="alert">More comments couldn't be loaded.</p>}
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
  // Conflicts from the deck have no comments offline.
  if (commentCount > 0) return "The comments aren't on this device yet. They come as soon as they can be read.";
  return isActive && !isClosed ? 'No comments yet. The first one often sets the tone.' : 'No comments.';
}
