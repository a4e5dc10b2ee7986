import {
  type ContentNote,
  FACTS_MAX,
  type ReportReason,
  SUSPENSIONS,
  type Suspension,
  VERDICTS,
  type Verdict,
} from '@twosides/domain/model';
import type { CaseView } from '@twosides/domain/moderation';
import { VALIDATION } from '@twosides/domain/wire';
import { useState } from 'react';
import { useDecideCase } from '../../../api/moderation.ts';
import { ContentNotesField } from '../../../form/ContentNotesField.tsx';
import { handleSubmit, useFocusInvalid } from '../../../form/use-form.ts';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { DeskError, useShortcuts } from './desk-parts.tsx';
import styles from './ModerationScreen.module.css';
import {
  GROUND_OPTIONS,
  KEEP_REASONS,
  labelsOn,
  RULE_REASONS,
  SUSPENSION_LABELS,
  VERDICT_HINTS,
  verdictsOn,
} from './words.ts';

export type DecisionDraft = { readonly verdict: Verdict | null; readonly facts: string };

export type CaseProps = {
  readonly one: CaseView;
  readonly drafts: Map<string, DecisionDraft>;
  readonly onChoose: (id: string | null) => void;
};

const startOptions = (reasons: readonly string[]) => [
  { value: '', label: 'Choose a template to edit' },
  ...reasons.map((text) => ({ value: text, label: text })),
];

const SUSPENSION_OPTIONS = [
  { value: '', label: 'No' },
  ...SUSPENSIONS.map((value) => ({ value, label: SUSPENSION_LABELS[value] })),
];

function likelyGround({ kind, reports, history }: CaseView, verdict: Verdict | null): ReportReason | '' {
  if (kind === 'decided') return history.at(-1)?.ground ?? 'other';
  const reason = reports[0]?.reason ?? 'other';
  return reason === 'danger' && verdict !== 'care' && verdict !== 'note' ? '' : reason;
}

export const keyOf = (verdict: Verdict): string => String(VERDICTS.indexOf(verdict) + 1);

export function CaseDecision({ one, drafts, onChoose }: CaseProps) {
  const decide = useDecideCase();
  // No verdict at first, because the moderator must choose one deliberately.
  const [draft, setDraft] = useState<DecisionDraft>(drafts.get(one.id) ?? { verdict: null, facts: '' });
  const { verdict, facts } = draft;
  const change = (changed: Partial<DecisionDraft>) => {
    drafts.set(one.id, { ...draft, ...changed });
    setDraft({ ...draft, ...changed });
  };
  const [chosenGround, setGround] = useState<ReportReason | ''>('');
  const ground = chosenGround || likelyGround(one, verdict);
  const [template, setTemplate] = useState('');
  const chooseTemplate = (next: string) => {
    const own = facts.endsWith(template) ? facts.slice(0, facts.length - template.length) : facts;
    setTemplate(next);
    change({ facts: [own.trim(), next].filter(Boolean).join(' ') });
  };
  const [suspension, setSuspension] = useState<Suspension | ''>('');
  const [notes, setNotes] = useState<readonly ContentNote[]>(one.notes);
  const [failures, setFailures] = useState(0);
  const form = useFocusInvalid(failures);
  const isMissing = failures > 0;
  const verdicts = verdictsOn(one);
  const labels = labelsOn(one);
  useShortcuts(Object.fromEntries(verdicts.map((value) => [keyOf(value), () => change({ verdict: value })])));
  const lacksNotes = verdict === 'note' && notes.length === 0;
  const isKept = verdict === 'keep';
  const isAgainst = verdict !== null && !isKept;
  const lacksFacts = !isKept && facts.trim() === '';
  const lacksGround = !isKept && ground === '';
  const send = () => {
    if (verdict === null || lacksGround || lacksFacts || lacksNotes) return setFailures((count) => count + 1);
    const decided = decide.mutateAsync({
      id: one.id,
      verdict,
      ground: ground || (one.reports[0]?.reason ?? 'other'),
      facts,
      suspension: isKept ? null : suspension || null,
      ...(verdict === 'note' && { notes: [...notes] }),
    });
    decided.then(
      () => {
        drafts.delete(one.id);
        toasts.show({
          title: `Decided: ${labels[verdict]}`,
          description: !isKept && suspension ? `Author suspended: ${SUSPENSION_LABELS[suspension]}` : undefined,
          tone: 'success',
          action: { label: 'Change', onPress: () => onChoose(one.id) },
        });
        onChoose(null);
      },
      () => undefined,
    );
  };
  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit(send)}>
        <RadioGroup
          label="Decision"
          hint={verdict === null ? 'Choose one to see what it does.' : VERDICT_HINTS[verdict]}
          look="chips"
          options={verdicts.map((value) => ({ value, label: labels[value] }))}
          value={verdict}
          error={isMissing && verdict === null ? 'Please choose a decision' : undefined}
          onChange={(chosen) => change({ verdict: chosen })}
        />
        {verdict === 'note' && (
          <ContentNotesField
            isRequired
            value={notes}
            error={isMissing && lacksNotes ? VALIDATION.contentNotesMissing : undefined}
            onChange={setNotes}
          />
        )}
        {isAgainst && (
          <SelectField
            label="The rule"
            options={[{ value: '', label: 'Choose a rule' }, ...GROUND_OPTIONS]}
            value={ground}
            error={isMissing && lacksGround ? 'Please choose a rule' : undefined}
            onChange={(event) => setGround(event.target.value as ReportReason | '')}
          />
        )}
        {verdict !== null && (
          <SelectField
            label="Start from a template"
            options={startOptions(isKept ? KEEP_REASONS : RULE_REASONS)}
            value={template}
            onChange={(event) => chooseTemplate(event.target.value)}
          />
        )}
        <TextArea
          label={
            isKept
              ? 'Why are you keeping it up? (optional)'
              : verdict === 'care' || verdict === null
                ? 'Why?'
                : 'How does this break the rule?'
          }
          hint={`${isKept ? 'Anyone who reported it' : 'The author'} will see this. Don’t name anyone.`}
          value={facts}
          maxLength={FACTS_MAX}
          error={isMissing && lacksFacts ? VALIDATION.factsMissing : undefined}
          onChange={(event) => change({ facts: event.target.value })}
        />
        {isAgainst && (
          <SelectField
            label="Suspend the author"
            options={SUSPENSION_OPTIONS}
            value={suspension}
            onChange={(event) => setSuspension(event.target.value as Suspension | '')}
          />
        )}
        <Button type="submit" variant="fill" pending={decide.isPending}>
          Decide
        </Button>
      </form>
      {decide.error && <DeskError key={decide.submittedAt} error={decide.error} onRetry={send} />}
    </>
  );
}
