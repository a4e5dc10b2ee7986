import { COMMENT_MAX, cleanText, VALIDATION } from '@twosides/domain';
import { type FormEvent, useState } from 'react';
import type { WaitingComment } from '../../outbox/outbox-items.ts';
import { useOutbox } from '../../outbox/use-outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './OutboxItem.module.css';

/** Another text in the place of one that was not accepted. */
export function EditComment({ row, onDone }: { readonly row: WaitingComment; readonly onDone: () => void }) {
  const [text, setText] = useState(row.payload.content);
  const outbox = useOutbox();
  const content = cleanText(text);
  const isTooLong = content.length > COMMENT_MAX;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (content === '' || isTooLong) return;
    await outbox((box) => box.edit(row.opId, { kind: 'comment', payload: { ...row.payload, content } }));
    onDone();
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextArea
        label="Your comment"
        hideLabel
        value={text}
        error={isTooLong ? VALIDATION.commentMax : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" size="small" variant="fill" disabled={content === '' || isTooLong}>
          Save and send
        </Button>
        <Button size="small" variant="plain" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
