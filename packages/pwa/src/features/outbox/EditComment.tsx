import { cleanText } from '@twosides/domain/kernel';
import { COMMENT_MAX, VALIDATION } from '@twosides/domain/wire';
import { type FormEvent, useEffect, useRef } from 'react';
import { textDraft } from '../../drafts/text-draft.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import type { WaitingComment } from '../../outbox/outbox-items.ts';
import { withOutbox } from '../../outbox/with-outbox.ts';
import { Button } from '../../ui/form/Button.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import styles from './OutboxItem.module.css';

/** Another text in the place of one that was not accepted. */
export function EditComment({ row, onDone }: { readonly row: WaitingComment; readonly onDone: () => void }) {
  const { draft, keep, forget } = useDraft(`outbox-${row.opId}`, textDraft);
  const text = draft ?? row.payload.content;
  const content = cleanText(text);
  const isTooLong = content.length > COMMENT_MAX;
  const form = useRef<HTMLFormElement>(null);
  // It has come in the place of the button that asked for it.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const leave = () => {
    forget();
    form.current?.closest('li')?.querySelector('a')?.focus();
    onDone();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (content === '' || isTooLong) return;
    await withOutbox((box) => box.edit(row.opId, { kind: 'comment', payload: { ...row.payload, content } }));
    leave();
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)}>
      <TextArea
        label="Your comment"
        hideLabel
        value={text}
        error={isTooLong ? VALIDATION.commentMax : undefined}
        onChange={(event) => keep(event.target.value)}
      />
      <div className={styles.acts}>
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
