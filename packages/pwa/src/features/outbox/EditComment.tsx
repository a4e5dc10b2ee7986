import { cleanText } from '@twosides/domain/kernel';
import { COMMENT_MAX, VALIDATION } from '@twosides/domain/wire';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { draftStorage, textDraft } from '../../drafts/draft-storage.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import type { WaitingComment } from '../../outbox/outbox-items.ts';
import { withOutbox } from '../../outbox/submit.ts';
import { currentMemberId } from '../../session/session.ts';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import styles from './OutboxItem.module.css';

export function EditComment({ row, onDone }: { readonly row: WaitingComment; readonly onDone: () => void }) {
  const { draft, keep, forget } = useDraft(`outbox-${row.opId}`, textDraft);
  const text = draft ?? row.payload.content;
  const content = cleanText(text);
  const isTooLong = content.length > COMMENT_MAX;
  const form = useRef<HTMLFormElement>(null);
  const [nickname, setNickname] = useState(row.payload.nickname);
  const [isBeingSent, setBeingSent] = useState(false);
  const opened = useRef(row);
  const isSaving = useRef(false);
  useEffect(
    () => () => {
      if (!isSaving.current) void rescueEdit(opened.current);
    },
    [],
  );

  const leave = () => {
    forget();
    form.current?.closest('li')?.querySelector('a')?.focus();
    onDone();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (content === '' || isTooLong) return;
    const payload = { ...row.payload, content, nickname: nickname?.trim() || undefined };
    const edited = { kind: 'comment', payload } as const;
    isSaving.current = true;
    const isSaved = await withOutbox((box) => box.edit(row.opId, edited));
    isSaving.current = false;
    if (isSaved) return leave();
    setBeingSent(true);
    void rescueEdit(row);
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)}>
      <TextArea
        label="Your comment"
        hideLabel
        autoFocus
        value={text}
        error={isTooLong ? VALIDATION.commentMax : undefined}
        onChange={(event) => keep(event.target.value)}
      />
      {nickname !== undefined && (
        <TextField
          label="Your nickname"
          maxLength={20}
          autoComplete="nickname"
          value={nickname}
          onChange={(event) => setNickname(event.target.value)}
        />
      )}
      <p role="status">
        {isBeingSent &&
          row.state === 'sending' &&
          'Another tab is already sending the old version. Your changes are saved here.'}
      </p>
      <div className={styles.actions}>
        <Button type="submit" size="small" variant="fill" disabled={content === '' || isTooLong}>
          Save and send
        </Button>
        <Button size="small" variant="plain" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

async function rescueEdit({ opId, memberId, queue, payload }: WaitingComment) {
  if ((await withOutbox((box) => box.isWaiting(opId))) || currentMemberId() !== memberId) return;
  const edit = draftStorage(`outbox-${opId}`, memberId, textDraft);
  const text = edit.read();
  if (text === null) return;
  edit.delete();
  if (cleanText(text) === payload.content) return;
  const { replyTo } = payload;
  const box = draftStorage(replyTo ? `reply-${replyTo}` : `comment-${queue}`, memberId, textDraft);
  box.store([box.read(), text].filter(Boolean).join('\n\n'));
  toasts.show({
    title: 'Another tab has sent or changed this comment',
    description: 'What you’ve written is in the comment box, but hasn’t been sent.',
    tone: 'danger',
    duration: 15_000,
    action: { label: 'Open it', to: `/conflict/${queue}#discussion` },
  });
}
