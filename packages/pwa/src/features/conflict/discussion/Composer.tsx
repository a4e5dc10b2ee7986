import { useQueryClient } from '@tanstack/react-query';
import type { CommentId } from '@twosides/domain/kernel';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { useState } from 'react';
import { queryKeys } from '../../../api/query-keys.ts';
import { announceOutcome, announceWait } from '../../../outbox/announce-action.ts';
import type { WaitingComment } from '../../../outbox/outbox-items.ts';
import { commentOn, submit } from '../../../outbox/submit.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { CommentBox } from './CommentBox.tsx';
import type { CommentText } from './use-comment-text.ts';
import { useFirstNickname } from './use-first-nickname.ts';

type ComposerProps = {
  readonly conflict: ConflictDetailView;
  readonly replyTo?: { readonly id: CommentId; readonly name: string };
  readonly content: CommentText;
  readonly onSignedOut: () => void;
  readonly onSent: () => void;
};

export const waitingFor = (waiting: readonly WaitingComment[], thread?: ThreadIds): readonly WaitingComment[] =>
  waiting.filter(({ payload: { replyTo } }) =>
    thread === undefined ? replyTo === undefined : replyTo !== undefined && thread.has(replyTo),
  );

export type ThreadIds = ReadonlySet<CommentId>;

export function Composer({ conflict, replyTo, content, onSignedOut, onSent }: ComposerProps) {
  const { status } = useCurrentUser();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const nickname = useFirstNickname(conflict);
  const { text, setText, offer, handOver, clear } = content;

  const send = async (words: string) => {
    if (status === 'signed-out') {
      offer();
      return onSignedOut();
    }
    setPending(true);
    const saved = await nickname.save();
    if (saved.state === 'refused') return setPending(false);
    const comment = commentOn(conflict, words, {
      nickname: saved.state === 'unsaved' ? saved.nickname : undefined,
      replyTo: replyTo?.id,
    });
    const outcome = await submit(comment, handOver);
    setPending(false);
    if (outcome.state === 'signed-out') return onSignedOut();
    if (conflict.votingPaused && !conflict.isAuthor && outcome.state === 'sent') announceWait();
    else announceOutcome('comment', outcome);
    if (outcome.state === 'failed') return void client.invalidateQueries({ queryKey: queryKeys.conflict(conflict.id) });
    clear();
    onSent();
  };

  return (
    <CommentBox
      label={replyTo ? `Your reply to ${replyTo.name}` : 'Add your view'}
      placeholder={replyTo ? `Reply to ${replyTo.name}` : 'Add your view. Be kind: both partners may read this.'}
      submitLabel={replyTo ? 'Send reply' : 'Add Comment'}
      showsSide={conflict.hasUserVoted}
      nickname={nickname}
      text={text}
      onText={setText}
      isPending={isPending}
      onSend={(words) => void send(words)}
    />
  );
}
