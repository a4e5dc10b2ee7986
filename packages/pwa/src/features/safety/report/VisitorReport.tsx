import { useQuery } from '@tanstack/react-query';
import { shownTitle } from '@twosides/domain/conflicts';
import type { RawInput } from '@twosides/domain/contract';
import type { ConflictId } from '@twosides/domain/kernel';
import { REPORT_NOTE_MAX } from '@twosides/domain/model';
import { visitorReportInput } from '@twosides/domain/moderation';
import { checkInput, type FieldErrors } from '@twosides/domain/wire';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { conflictQuery } from '../../../api/conflicts.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import type { Failure } from '../../../form/outcome.rule.ts';
import { useFocusInvalid } from '../../../form/use-form.ts';
import { currentMemberId } from '../../../session/session.ts';
import shared from '../../../styles/shared.module.css';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { useIsHere } from '../../../ui/layout/use-is-here.ts';
import { attemptWithProof } from '../../account/register/solve-proof.ts';
import {
  addressIn,
  conflictIn,
  NO_WORDS,
  REASON_OPTIONS,
  type VisitorReportWords,
  visitorReportDraft,
} from './visitor-report.ts';

export function VisitorReport() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { draft, keep, forget } = useDraft('report', visitorReportDraft);
  const pressed = addressIn(search);
  const [isTyped, setTyped] = useState(false);
  const reported = conflictIn(pressed ?? '');
  const { data: conflict } = useQuery({ ...conflictQuery(reported ?? NONE), enabled: reported !== null });
  const words = { ...(draft ?? NO_WORDS), ...(pressed !== null && !isTyped && { about: pressed }) };
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [standing, setStanding] = useState<'idle' | 'sending' | 'solving'>('idle');
  const form = useFocusInvalid(attempts);
  const change = (over: Partial<VisitorReportWords>) => keep({ ...words, ...over });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (standing !== 'idle') return;
    const body = { ...words, note: words.note || null, email: words.email.trim() || null };
    const checked = checkInput(visitorReportInput, body);
    setErrors(checked.ok ? {} : checked.error);
    setFailure(null);
    if (!checked.ok) return setAttempts((count) => count + 1);
    setStanding('sending');
    const sender = currentMemberId();
    const sent = await sendVisitorReport(body, () => setStanding('solving'));
    setStanding('idle');
    if (sent.ok) {
      forget();
      const path = `/report-status#${sent.value.token}`;
      if (isHere()) void navigate(path, { state: { about: words.about } });
      else if (currentMemberId() === sender)
        toasts.show({ title: 'Your report was sent', tone: 'success', action: { label: 'See its status', to: path } });
      return;
    }
    setErrors(sent.error.fields);
    setFailure(sent.error);
    if (Object.keys(sent.error.fields).length > 0) setAttempts((count) => count + 1);
  };

  return (
    <form ref={form} className={shared.stack20} aria-label="Report" noValidate onSubmit={(event) => void send(event)}>
      {failure && (
        <FormError key={attempts} title="Your report wasn’t sent">
          {failure.message ?? 'Please try again in a moment.'} What you wrote will stay here until you close this tab.
        </FormError>
      )}
      {conflict && !isTyped && !errors.about ? (
        <div>
          <p>
            You’re reporting {whatIs(words.about)} <strong dir="auto">{shownTitle(conflict)}</strong>
          </p>
          <Button variant="plain" size="small" onClick={() => setTyped(true)}>
            Report something else
          </Button>
        </div>
      ) : (
        <TextField
          autoFocus={isTyped}
          label="Link to the page"
          hint="Copy it from your browser. If you choose “Report” in the menu of a conflict, comment or update, it’s filled in for you."
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={words.about}
          error={errors.about}
          onChange={(event) => {
            setTyped(true);
            change({ about: event.target.value });
          }}
        />
      )}
      <RadioGroup
        label="What’s wrong?"
        options={REASON_OPTIONS}
        value={words.reason}
        error={errors.reason}
        onChange={(reason) => change({ reason })}
      />
      <TextArea
        label="Anything that would help us understand (optional)"
        hint="Quote a few words and tell us what’s wrong."
        value={words.note}
        counter={{ max: REPORT_NOTE_MAX }}
        error={errors.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <TextField
        label="Your email address (optional)"
        hint="We’ll email you twice: once to confirm that we got your report, and once with our decision. Then we’ll delete your address."
        type="email"
        autoComplete="email"
        value={words.email}
        error={errors.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <div role="status">
        {standing === 'solving' && (
          <Notice icon="clock">Checking that you’re not a bot. This takes a few seconds.</Notice>
        )}
      </div>
      <div>
        <Button type="submit" variant="fill" pending={standing !== 'idle'}>
          Send report
        </Button>
      </div>
    </form>
  );
}

/** Names no conflict, because `useQuery` needs a key even while it is disabled. */
const NONE = 0 as ConflictId;

const whatIs = (address: string): string => {
  if (address.includes('#comment-')) return 'a comment on';
  return address.includes('#update-') ? 'an update on' : 'the conflict';
};

type Body = Omit<RawInput<'reportAsVisitor'>['body'], 'reason'> & { readonly reason: unknown };

const sendVisitorReport = (words: Body, onPuzzle: () => void) =>
  attemptWithProof(
    // The cast is safe, because the form has checked the reason.
    (proof) => call('reportAsVisitor', { body: { ...(words as RawInput<'reportAsVisitor'>['body']), ...proof } }),
    { onPuzzle, failedText: PUZZLE_FAILED },
  );

const PUZZLE_FAILED =
  'We couldn’t confirm that you’re not a bot. Please try again, or send your report later from another network.';
