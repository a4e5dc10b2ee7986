import { cleanText } from '@twosides/domain/kernel';
import { COMMENT_MAX, VALIDATION } from '@twosides/domain/wire';
import type { FormEvent } from 'react';
import { useFocusInvalid } from '../../../form/use-focus-invalid.ts';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { LazyDangerNote, LazyPersonalNotes } from '../../posting/before-posting/LazyNotes.tsx';
import styles from './CommentBox.module.css';
import type { FirstNickname } from './use-first-nickname.ts';

type CommentBoxProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly submitLabel: string;
  readonly showsSide: boolean;
  readonly nickname: FirstNickname;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isPending: boolean;
  readonly onSend: (content: string) => void;
};

const COUNT_FROM = COMMENT_MAX - 200;
const NICKNAME_HINT = 'People see it next to your comments.';
const SIDE_HINT = 'People who can see the result also see which side you voted for.';
const NO_NAMES: readonly string[] = [];

export function CommentBox({
  label,
  placeholder,
  submitLabel,
  showsSide,
  nickname,
  text,
  onText,
  isPending,
  onSend,
}: CommentBoxProps) {
  const content = cleanText(text);
  const form = useFocusInvalid(nickname.failures);
  const isTooLong = content.length > COMMENT_MAX;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (content !== '' && !isTooLong && !isPending) onSend(content);
  };

  return (
    <form ref={form} className={styles.box} onSubmit={submit}>
      <TextArea
        label={label}
        hideLabel
        rows={3}
        placeholder={placeholder}
        value={text}
        readOnly={isPending}
        error={isTooLong ? VALIDATION.commentMax : undefined}
        counter={content.length > COUNT_FROM ? { max: COMMENT_MAX } : undefined}
        onChange={(event) => onText(event.target.value)}
      />
      <LazyPersonalNotes text={text} names={NO_NAMES} onChange={onText} />
      <LazyDangerNote text={text} />
      {nickname.isAsked && content !== '' && (
        <TextField
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
      {showsSide && content !== '' && <p className={shared.note}>{SIDE_HINT}</p>}
      <Button
        type="submit"
        variant="fill"
        className={styles.send}
        pending={isPending}
        disabled={content === '' || isTooLong}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
