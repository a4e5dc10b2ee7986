import { useQueryClient } from '@tanstack/react-query';
import { type CommentId, cleanText } from '@twosides/domain/kernel';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { COMMENT_MAX, VALIDATION } from '@twosides/domain/wire';
import { useEffect, useRef, useState } from 'react';
import { queryKeys } from '../../../api/query-keys.ts';
import { handleSubmit } from '../../../form/use-form.ts';
import { announceOutcome, announceWait } from '../../../outbox/announce-action.ts';
import type { WaitingComment } from '../../../outbox/outbox-items.ts';
import { commentOn, submit } from '../../../outbox/submit.ts';
import { isSignedOut } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { LazyDangerNote, LazyPersonalNotes } from '../../posting/before-posting/LazyNotes.tsx';
import styles from './Composer.module.css';
import type { CommentText } from './use-comment-text.ts';
import { useFirstNickname } from './use-first-nickname.ts';

type ComposerProps = {
  readonly conflict: ConflictDetailView;
  readonly replyTo?: { readonly id: CommentId; readonly name: string };
  readonly content: CommentText;
  readonly onSignedOut: () => void;
  readonly onSent: () => void;
};

const COUNT_FROM = COMMENT_MAX - 200;
const NICKNAME_HINT = 'People see it next to your comments.';
const SIDE_HINT = 'People who can see the result also see which side you voted for.';

export function Composer({ conflict, replyTo, content, onSignedOut, onSent }: ComposerProps) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const nickname = useFirstNickname(conflict);
  const nicknameField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (nickname.failures > 0) nicknameField.current?.focus();
  }, [nickname.failures]);
  const { text, setText, offer, handOver, clear } = content;
  const words = cleanText(text);
  const isTooLong = words.length > COMMENT_MAX;

  const send = async () => {
    if (isSignedOut()) {
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
  const onSubmit = handleSubmit(() => {
    if (words !== '' && !isTooLong && !isPending) void send();
  });

  return (
    <form className={styles.box} onSubmit={onSubmit}>
      <TextArea
        label={replyTo ? `Your reply to ${replyTo.name}` : 'Add your view'}
        hideLabel
        autoFocus={replyTo !== undefined}
        rows={3}
        placeholder={replyTo ? `Reply to ${replyTo.name}` : 'Add your view. Be kind: both partners may read this.'}
        value={text}
        readOnly={isPending}
        error={isTooLong ? VALIDATION.commentMax : undefined}
        counter={words.length > COUNT_FROM ? { max: COMMENT_MAX } : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <LazyPersonalNotes text={text} onChange={setText} />
      <LazyDangerNote text={text} />
      {nickname.isAsked && words !== '' && (
        <TextField
          ref={nicknameField}
          label="Your nickname"
          hint={nickname.error ? undefined : <span role="status">{nickname.note ?? NICKNAME_HINT}</span>}
          maxLength={20}
          autoComplete="nickname"
          readOnly={isPending}
          value={nickname.value}
          error={nickname.error}
          onChange={(event) => nickname.change(event.target.value)}
        />
      )}
      {conflict.hasUserVoted && words !== '' && <p className={shared.note}>{SIDE_HINT}</p>}
      <Button
        type="submit"
        variant="fill"
        className={styles.send}
        pending={isPending}
        disabled={words === '' || isTooLong}
      >
        {replyTo ? 'Send reply' : 'Add Comment'}
      </Button>
    </form>
  );
}

export const waitingFor = (waiting: readonly WaitingComment[], thread?: ReadonlySet<CommentId>) =>
  waiting.filter(({ payload: { replyTo } }) =>
    thread === undefined ? replyTo === undefined : replyTo !== undefined && thread.has(replyTo),
  );
