import { REASON_LABELS } from '@twosides/domain/alerts';
import { contentNoteText } from '@twosides/domain/conflicts';
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
import { useEffect, useRef, useState } from 'react';
import { useClaimCase, useDecideCase } from '../../../api/moderation.ts';
import { ContentNotesField } from '../../../form/ContentNotesField.tsx';
import { useFocusInvalid } from '../../../form/use-focus-invalid.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DeskError } from './DeskError.tsx';
import styles from './ModerationScreen.module.css';
import { useShortcuts } from './use-shortcuts.ts';
import {
  GROUND_OPTIONS,
  KEEP_REASONS,
  OFFICE_LABELS,
  RULE_REASONS,
  RULING_LABELS,
  SUSPENSION_LABELS,
  VERDICT_LABELS,
  verdictsOn,
  WAITING_LABELS,
} from './words.ts';

const startOptions = (reasons: readonly string[]) => [
  { value: '', label: 'Choose a template to edit' },
  ...reasons.map((text) => ({ value: text, label: text })),
];

const SUSPENSION_OPTIONS = [
  { value: '', label: 'No' },
  ...SUSPENSIONS.map((value) => ({ value, label: SUSPENSION_LABELS[value] })),
];

export const PANEL_ID = 'case';

type CasePanelProps = {
  readonly one: CaseView;
  /** Unsent reasons by case id. */
  readonly drafts: Map<string, string>;
};

export function CasePanel({ one, drafts }: CasePanelProps) {
  const claim = useClaimCase();
  const take = () => {
    if (one.claim !== 'own') claim.mutate(one.id);
  };
  useShortcuts({ c: take });
  // The button that takes the case is gone then, and the key has no focus of its own.
  const isOwn = useRef(one.claim === 'own');
  useEffect(() => {
    const isTaken = one.claim === 'own' && !isOwn.current;
    isOwn.current = one.claim === 'own';
    if (isTaken && document.activeElement === document.body) document.getElementById(PANEL_ID)?.focus();
  }, [one.claim]);
  return (
    <Card as="section" id={PANEL_ID} className={styles.panel} aria-label="Case" tabIndex={-1}>
      <p className={styles.facts}>
        {one.item} · {one.age} · {whereIs(one)}
        {one.votingPaused && ' · voting is paused'}
        {one.conflictId !== null && (
          <>
            {' '}
            ·{' '}
            <a href={`/conflict/${one.conflictId}${placeOf(one)}`} target="_blank" rel="noreferrer">
              Open the page in a new tab
            </a>
          </>
        )}
      </p>
      {one.under && <Under {...one.under} />}
      <div className={styles.words} dir="auto">
        {one.text ? <Words text={one.text} isTitled={one.item === 'conflict'} /> : 'Its author has deleted it.'}
      </div>
      {one.notes.length > 0 && <p className={styles.facts}>{contentNoteText(one.notes)}, by a moderator</p>}
      {one.kind === 'waiting' && (
        <Notice icon="clock">
          Voting is paused on this conflict, so the comment is waiting to be checked. Only the person who wrote it and
          the conflict’s author can see it. It will appear on its own three days after it was written.
        </Notice>
      )}
      {one.kind === 'reports' && (
        <>
          <h2 className={styles.heading}>Reports{one.weight > 0 && `, weight ${one.weight.toFixed(2)}`}</h2>
          {one.weight > 0 && (
            <p className={styles.facts}>
              An established member’s report has a weight of 0.25 to 1.5, depending on how often moderators have agreed
              with that member. Other reports don’t count. An item is hidden automatically once three people have
              reported it and their reports add up to a weight of 3.
            </p>
          )}
        </>
      )}
      <ul className={styles.list}>
        {one.reports.toSorted(dangerFirst).map(({ reason, note, weight }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports have no id and keep their order
          <li key={n}>
            {weight > 0 ? `${REASON_LABELS[reason]}\u00a0·\u00a0${weight.toFixed(2)}` : REASON_LABELS[reason]}
            {note && (
              <blockquote className={styles.words} dir="auto">
                {note}
              </blockquote>
            )}
          </li>
        ))}
      </ul>
      {one.furtherReports > 0 && (
        <p className={styles.facts}>And {one.furtherReports} more from people without an account.</p>
      )}
      {one.history.length > 0 && (
        <>
          <h2 className={styles.heading}>Earlier decisions</h2>
          <ul className={styles.list}>
            {one.history.map(({ verdict, ground, facts, by, age, suspension, notes }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: earlier decisions have no id and keep their order
              <li key={n}>
                {RULING_LABELS[verdict]} · {REASON_LABELS[ground]} · by {OFFICE_LABELS[by]}, {age}
                {suspension && ` · author suspended: ${SUSPENSION_LABELS[suspension]}`}
                {notes.length > 0 && <p className={styles.facts}>{contentNoteText(notes)}</p>}
                {facts && (
                  <blockquote className={styles.words} dir="auto">
                    {facts}
                  </blockquote>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {one.claim === 'other' && <Notice icon="lock">Someone else is looking at this case.</Notice>}
      {one.claim === null && (
        <Button variant="fill" pending={claim.isPending} onClick={take}>
          Take this case
        </Button>
      )}
      {claim.error && <DeskError key={claim.submittedAt} error={claim.error} />}
      {one.claim === 'own' && <Decision one={one} drafts={drafts} />}
    </Card>
  );
}

const dangerFirst = (a: Reported, b: Reported): number => Number(b.reason === 'danger') - Number(a.reason === 'danger');
type Reported = CaseView['reports'][number];

const placeOf = ({ id, item }: CaseView): string =>
  item === 'comment' ? `?comment=${id.replace(/^comment-/, '')}#discussion` : '';

function Under({ title, answered }: NonNullable<CaseView['under']>) {
  return (
    <>
      <p className={styles.facts}>
        Under <q dir="auto">{title}</q>
        {answered && ', in reply to:'}
      </p>
      {answered && (
        <blockquote className={styles.answered} dir="auto">
          {answered}
        </blockquote>
      )}
    </>
  );
}

function Words({ text, isTitled }: { readonly text: string; readonly isTitled: boolean }) {
  const [first = '', ...rest] = text.split('\n');
  if (!isTitled) return text;
  return (
    <>
      <strong>{first}</strong>
      {rest.map((line) => `\n${line}`)}
    </>
  );
}

function whereIs({ kind, isPublic, collapsedBy }: CaseView): string {
  if (kind === 'waiting') return 'waiting';
  if (!isPublic) return 'off the site';
  return collapsedBy ? 'hidden' : 'on the site';
}

/** Danger is a reason to pause voting or to add a content note, but no rule that the author broke. */
function likelyGround({ reports }: CaseView, verdict: Verdict | null): ReportReason | '' {
  const reason = reports[0]?.reason ?? 'other';
  return reason === 'danger' && verdict !== 'care' && verdict !== 'note' ? '' : reason;
}

const keyOf = (verdict: Verdict): string => String(VERDICTS.indexOf(verdict) + 1);

function Decision({ one, drafts }: CasePanelProps) {
  const decide = useDecideCase();
  // No default, because a person has to choose.
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [chosenGround, setGround] = useState<ReportReason | ''>('');
  const ground = chosenGround || likelyGround(one, verdict);
  const [facts, setWords] = useState(drafts.get(one.id) ?? '');
  const setFacts = (words: string) => {
    drafts.set(one.id, words);
    setWords(words);
  };
  const [suspension, setSuspension] = useState<Suspension | ''>('');
  const [notes, setNotes] = useState<readonly ContentNote[]>(one.notes);
  const [failures, setFailures] = useState(0);
  const form = useFocusInvalid(failures);
  const isMissing = failures > 0;
  const verdicts = verdictsOn(one);
  const labels = one.kind === 'waiting' ? WAITING_LABELS : VERDICT_LABELS;
  // Each verdict has a fixed key, even if other verdicts are unavailable.
  useShortcuts(Object.fromEntries(verdicts.map((value) => [keyOf(value), () => setVerdict(value)])));
  const lacksNotes = verdict === 'note' && notes.length === 0;
  const isKept = verdict === 'keep';
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
        toasts.show({ title: `Decided: ${labels[verdict]}`, tone: 'success' });
      },
      () => undefined,
    );
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <RadioGroup
        label="Decision"
        look="chips"
        options={verdicts.map((value) => ({ value, label: labels[value] }))}
        value={verdict}
        error={isMissing && verdict === null ? 'Please choose a decision' : undefined}
        onChange={setVerdict}
      />
      {verdict === 'note' && (
        <ContentNotesField
          isRequired
          value={notes}
          error={isMissing && lacksNotes ? VALIDATION.contentNotesMissing : undefined}
          onChange={setNotes}
        />
      )}
      {!isKept && (
        <SelectField
          label="The rule"
          options={[{ value: '', label: 'Choose a rule' }, ...GROUND_OPTIONS]}
          value={ground}
          error={isMissing && lacksGround ? 'Please choose a rule' : undefined}
          onChange={(event) => setGround(event.target.value as ReportReason | '')}
        />
      )}
      <SelectField
        label="Start from a template"
        options={startOptions(isKept ? KEEP_REASONS : RULE_REASONS)}
        value=""
        onChange={(event) => setFacts([facts.trim(), event.target.value].filter(Boolean).join(' '))}
      />
      <TextArea
        label={isKept ? 'Why does it stay? (optional)' : verdict === 'care' ? 'Why?' : 'What breaks the rule?'}
        hint={`${isKept ? 'Whoever reported it' : 'The author'} will see this. Don’t name anyone.`}
        value={facts}
        maxLength={FACTS_MAX}
        error={isMissing && lacksFacts ? VALIDATION.factsMissing : undefined}
        onChange={(event) => setFacts(event.target.value)}
      />
      {verdict !== null && !isKept && (
        <SelectField
          label="Suspend its author"
          options={SUSPENSION_OPTIONS}
          value={suspension}
          onChange={(event) => setSuspension(event.target.value as Suspension | '')}
        />
      )}
      {decide.error && <DeskError key={decide.submittedAt} error={decide.error} />}
      <Button type="submit" variant="fill" pending={decide.isPending}>
        Decide
      </Button>
    </form>
  );
}
