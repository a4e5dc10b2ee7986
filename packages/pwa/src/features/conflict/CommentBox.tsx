import { COMMENT_MAX, type ConflictId, cleanText, VALIDATION } from '@twosides/domain';
import { type FormEvent, useEffect, useState } from 'react';
import { readDraft, writeDraft } from '../../drafts/comment-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './CommentBox.module.css';

type CommentBoxProps = {
  readonly conflictId: ConflictId;
  readonly isPending: boolean;
  /** Tells whether the text has arrived; until then it stays. */
  readonly onSend: (content: string) => Promise<boolean>;
};

/** From here on it helps to know how much is left. */
const COUNT_FROM = COMMENT_MAX - 200;

export function CommentBox({ conflictId, isPending, onSend }: CommentBoxProps) {
  const [text, setText] = useState('');
  const content = cleanText(text);
  const isTooLong = content.length > COMMENT_MAX;

  // After the first paint: the server's page has no draft.
  useEffect(() => setText(readDraft(conflictId)), [conflictId]);

  const change = (next: string) => {
    setText(next);
    writeDraft(conflictId, next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (content === '' || isTooLong || isPending) return;
    if (await onSend(content)) change('');
  };

  return (
    <form className={styles.box} onSubmit={(event) => void submit(event)}>
      <TextArea
        label="Add your view"
        hideLabel
        rows={3}
        dir="auto"
        placeholder="Add your view. Be kind: both of them read this."
        value={text}
        readOnly={isPending}
        error={isTooLong ? VALIDATION.commentMax : undefined}
        counter={content.length > COUNT_FROM ? { max: COMMENT_MAX } : undefined}
        onChange={(event) => change(event.target.value)}
      />
      <Button
        type="submit"
        variant="fill"
        className={styles.send}
        pending={isPending}
        disabled={content === '' || isTooLong}
      >
        Add Comment
      </Button>
    </form>
  );
}
