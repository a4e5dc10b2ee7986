import { type Answer, FACTS_MAX, type ReportReason } from '@twosides/domain/model';
import type { AppealView } from '@twosides/domain/statements';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAnswerAppeal, useAppeals } from '../../../api/moderation.ts';
import { handleSubmit, useFocusInvalid } from '../../../form/use-form.ts';
import shared from '../../../styles/shared.module.css';
import { CardSkeletons } from '../../../ui/feedback/CardSkeletons.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { LoadFailed } from '../../common/offline/LoadFailed.tsx';
import { Quoted } from '../statements/Quoted.tsx';
import { DeskError, Reports, Ruling } from './desk-parts.tsx';
import styles from './ModerationScreen.module.css';
import { GROUND_OPTIONS } from './words.ts';

export function Appeals() {
  const query = useAppeals();
  const { data, error } = query;
  if (data?.length === 0) return <EmptyState icon="check" title="No appeals" />;
  if (data)
    return (
      <ul className={shared.stack8}>
        {data.map((appeal) => (
          <li key={appeal.id}>
            <AppealPanel appeal={appeal} />
          </li>
        ))}
      </ul>
    );
  if (!error) return <CardSkeletons label="Loading appeals" count={1} />;
  return <LoadFailed title="The appeals couldn’t be loaded" query={query} />;
}

const SIDES = { author: 'The author', reporter: 'Someone who reported it' } as const;

function AppealPanel({ appeal }: { readonly appeal: AppealView }) {
  const { decision, item, isPublic, collapsedBy, conflictId } = appeal;
  return (
    <Card as="article" className={styles.panel} aria-label="Appeal">
      <p className={styles.facts}>
        {item} · appealed {appeal.age} · {isPublic ? (collapsedBy ? 'hidden' : 'on the site') : 'off the site'}
        {conflictId !== null && (
          <>
            {' '}
            · <Link to={`/conflict/${conflictId}`}>Open the page</Link>
          </>
        )}
      </p>
      <div className={classNames(shared.written, styles.words)} dir="auto">
        {appeal.text || 'The author deleted this.'}
      </div>
      {appeal.reports.length > 0 && (
        <>
          <h3 className={shared.textL}>Reports</h3>
          <Reports reports={appeal.reports} />
        </>
      )}
      <h3 className={shared.textL}>The decision</h3>
      <Ruling ruling={decision} />
      <h3 className={shared.textL}>{SIDES[appeal.side]} appealed</h3>
      <Quoted text={appeal.words || 'The appeal’s text was deleted along with the account.'} className={styles.words} />
      {appeal.isOwnDecision && (
        <Notice icon="info">
          You made this decision. If another moderator is available, leave the appeal to them.
        </Notice>
      )}
      <details>
        <summary className={styles.summary}>Answer this appeal</summary>
        <AnswerForm appeal={appeal} />
      </details>
    </Card>
  );
}

const ANSWERS_OF = {
  author: [
    ['uphold', 'Change nothing'],
    ['keep', 'Reverse it'],
    ['collapse', 'Hide instead'],
  ],
  reporter: [
    ['uphold', 'Change nothing'],
    ['collapse', 'Hide'],
    ['remove', 'Remove'],
  ],
} as const satisfies Record<AppealView['side'], readonly (readonly [Answer, string])[]>;

const HINTS = {
  author: 'The author will see this. Don’t name anyone.',
  reporter:
    'The person who appealed will see this. If anything changes, so will the author. Don’t name anyone or say who appealed.',
} as const;

const ANSWER_HINTS: Readonly<Record<Answer, string>> = {
  uphold: 'The decision stands.',
  keep: 'It’s shown to everyone again.',
  collapse: 'It’s hidden behind a notice. People can still open it.',
  remove: 'It’s taken off the site.',
};

const DONE = { ...ANSWER_HINTS, keep: 'The decision is reversed.' };

const effectOf = (answer: Answer, endsSuspension: boolean, words: typeof ANSWER_HINTS): string =>
  endsSuspension && answer !== 'uphold' ? `${words[answer]} The suspension ends.` : words[answer];

function AnswerForm({ appeal: { id, side, decision, collapsedBy } }: { readonly appeal: AppealView }) {
  const answering = useAnswerAppeal();
  // Null at first, because the moderator must choose an answer deliberately.
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [ground, setGround] = useState<ReportReason>(decision.ground);
  const [facts, setFacts] = useState('');
  const [failures, setFailures] = useState(0);
  const form = useFocusInvalid(failures);
  const isMissing = failures > 0;
  const options = ANSWERS_OF[side].flatMap(([value, label]) =>
    value === 'collapse' && collapsedBy ? [] : [{ value, label }],
  );
  const isAgainst = answer === 'collapse' || answer === 'remove';
  const endsSuspension = side === 'author' && decision.suspension !== null;
  const send = () => {
    if (answer === null || facts.trim() === '') return setFailures((count) => count + 1);
    answering.mutateAsync({ id, answer, ground: isAgainst ? ground : decision.ground, facts }).then(
      () => {
        const description = effectOf(answer, endsSuspension, DONE);
        toasts.show({ title: 'Appeal answered', description, tone: 'success' });
        document.getElementById('appeals')?.focus();
      },
      () => undefined,
    );
  };
  return (
    <div className={styles.panel}>
      <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit(send)}>
        <RadioGroup
          label="Answer"
          hint={answer === null ? 'Choose one to see what it does.' : effectOf(answer, endsSuspension, ANSWER_HINTS)}
          look="chips"
          options={options}
          value={answer}
          error={isMissing && answer === null ? 'Please choose an answer' : undefined}
          onChange={setAnswer}
        />
        {isAgainst && (
          <SelectField
            label="The rule"
            options={GROUND_OPTIONS}
            value={ground}
            onChange={(event) => setGround(event.target.value as ReportReason)}
          />
        )}
        <TextArea
          label="Why"
          hint={HINTS[side]}
          value={facts}
          maxLength={FACTS_MAX}
          error={isMissing && facts.trim() === '' ? 'Please say why' : undefined}
          onChange={(event) => setFacts(event.target.value)}
        />
        <Button type="submit" variant="fill" pending={answering.isPending}>
          Answer
        </Button>
      </form>
      {answering.error && <DeskError key={answering.submittedAt} error={answering.error} onRetry={send} />}
    </div>
  );
}
