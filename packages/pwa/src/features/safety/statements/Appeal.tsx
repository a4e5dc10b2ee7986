import { APPEAL_WORDS_MAX } from '@twosides/domain/model';
import type { StatementView } from '@twosides/domain/statements';
import { useState } from 'react';
import { userMessageOf } from '../../../api/api-error.ts';
import { useAppealDecision } from '../../../api/moderation.ts';
import { handleSubmit, useFocusInvalid } from '../../../form/use-form.ts';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Quoted } from './Quoted.tsx';
import styles from './StatementsScreen.module.css';
import { APPEAL_WORDS } from './statement-words.ts';

export function Appeal({ statement: { id, appeal, answer } }: { readonly statement: StatementView }) {
  const { mutate, ...sending } = useAppealDecision();
  return (
    <AppealOf appeal={appeal} answer={answer} appealing={{ ...sending, send: (words) => mutate({ id, words }) }} />
  );
}

export type Appealing = {
  readonly send: (words: string) => void;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
};

type AppealOfProps = Pick<StatementView, 'appeal' | 'answer'> & {
  readonly appealing: Appealing;
  readonly waiting?: string;
};

/** Words that were not sent stay on the screen, even if another tab or another reporter has appealed first. */
export function AppealOf({ appeal, answer, appealing, waiting = APPEAL_WORDS.waiting }: AppealOfProps) {
  const [words, setWords] = useState('');
  if (appeal === 'none') return null;
  const isUnsent = words.trim() !== '' && !appealing.isSuccess;
  return (
    <>
      {appeal !== 'open' && (
        <>
          <Notice icon={appeal === 'waiting' ? 'clock' : 'check'}>
            {appeal === 'waiting' ? waiting : APPEAL_WORDS[appeal]}
          </Notice>
          <Quoted text={answer} />
        </>
      )}
      {(appeal === 'open' || isUnsent) && <AppealForm appealing={appealing} words={words} onChange={setWords} />}
    </>
  );
}

type AppealFormProps = {
  readonly appealing: Appealing;
  readonly words: string;
  readonly onChange: (words: string) => void;
};

function AppealForm({ appealing, words, onChange }: AppealFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [failures, setFailures] = useState(0);
  const form = useFocusInvalid(failures);
  const send = handleSubmit(() => {
    if (words.trim() === '') return setFailures((count) => count + 1);
    setFailures(0);
    appealing.send(words);
  });
  if (!isOpen)
    return (
      <div className={styles.ask}>
        <p>
          Disagree? You can appeal once, within six months. A moderator (a different one, if possible) will review it
          and reply.
        </p>
        <Button onClick={() => setOpen(true)}>Appeal</Button>
      </div>
    );
  return (
    <form ref={form} className={styles.statement} noValidate onSubmit={send}>
      <TextArea
        label="Why should we look again?"
        hint="A moderator will read this. Please don’t name anyone, not even yourself."
        value={words}
        maxLength={APPEAL_WORDS_MAX}
        autoFocus
        error={failures > 0 ? 'Please say why we should look again' : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {appealing.error && <FormError title={userMessageOf(appealing.error) ?? 'That didn’t work. Please try again.'} />}
      <Button type="submit" variant="fill" pending={appealing.isPending}>
        Send the appeal
      </Button>
    </form>
  );
}
