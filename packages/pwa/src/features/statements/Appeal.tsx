import { APPEAL_WORDS_MAX } from '@twosides/domain/model';
import type { StatementView } from '@twosides/domain/statements';
import { useState } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import { useAppealDecision } from '../../api/moderation.ts';
import { FormError } from '../../ui/feedback/FormError.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import styles from './StatementsScreen.module.css';
import { APPEAL_WORDS } from './statement-words.ts';

/** The way to have a decision looked at again, or what has come of that. */
export function Appeal({ statement: { id, appeal, answer } }: { readonly statement: StatementView }) {
  if (appeal === 'none') return null;
  if (appeal === 'open') return <AppealForm id={id} />;
  return (
    <>
      <Notice icon={appeal === 'waiting' ? 'clock' : 'check'}>{APPEAL_WORDS[appeal]}</Notice>
      {answer && (
        <blockquote className={styles.facts} dir="auto">
          {answer}
        </blockquote>
      )}
    </>
  );
}

function AppealForm({ id }: { readonly id: string }) {
  const appealing = useAppealDecision();
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  if (!isOpen)
    return (
      <div>
        <p>You don't agree? You can appeal once, within six months. Another person looks at it and answers you.</p>
        <Button onClick={() => setOpen(true)}>Appeal</Button>
      </div>
    );
  return (
    <form
      className={styles.statement}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(words.trim() === '');
        if (words.trim() !== '') appealing.mutate({ id, words });
      }}
    >
      <TextArea
        label="Why should we look again?"
        hint="A moderator reads this. Name nobody, yourself neither."
        value={words}
        maxLength={APPEAL_WORDS_MAX}
        autoFocus
        error={isMissing ? 'Please say why we should look again' : undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      {appealing.error && <FormError title={userMessageOf(appealing.error) ?? "That didn't work. Please try again."} />}
      <Button type="submit" variant="fill" pending={appealing.isPending}>
        Send the appeal
      </Button>
    </form>
  );
}
