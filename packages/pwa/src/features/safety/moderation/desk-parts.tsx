import { REASON_LABELS } from '@twosides/domain/alerts';
import { contentNoteText } from '@twosides/domain/conflicts';
import type { CaseView } from '@twosides/domain/moderation';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, userMessageOf } from '../../../api/api-error.ts';
import shared from '../../../styles/shared.module.css';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import { Quoted } from '../statements/Quoted.tsx';
import styles from './ModerationScreen.module.css';
import { SignInAgain } from './SignInAgain.tsx';
import { FAILED, OFFICE_LABELS, RULING_LABELS, SUSPENSION_LABELS } from './words.ts';

type DeskErrorProps = { readonly error: Error; readonly onRetry: () => void };

/** Contains a form, so it must not be inside another one. */
export function DeskError({ error, onRetry }: DeskErrorProps) {
  if (isProofOld(error)) return <SignInAgain onConfirmed={onRetry} />;
  return <FormError title={userMessageOf(error) ?? FAILED} />;
}

export const isProofOld = (error: Error | null): boolean => error instanceof ApiError && error.code === 'sign-in-again';

type Reported = Omit<CaseView['reports'][number], 'weight'> & { readonly weight?: number };

export function Reports({ reports }: { readonly reports: readonly Reported[] }) {
  return (
    <ul className={shared.stack8}>
      {reports.toSorted(dangerFirst).map(({ reason, note, weight }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reports have no id and keep their order
        <li key={n}>
          {weight ? `${REASON_LABELS[reason]}\u00a0·\u00a0${weight.toFixed(2)}` : REASON_LABELS[reason]}
          <Quoted text={note} className={styles.words} />
        </li>
      ))}
    </ul>
  );
}

const dangerFirst = (a: Reported, b: Reported): number => Number(b.reason === 'danger') - Number(a.reason === 'danger');

export function useShortcuts(acts: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.key.toLowerCase()];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('textarea, select, input:not([type=radio])') !== null;

type RulingProps = { readonly ruling: CaseView['history'][number] };

export function Ruling({ ruling: { verdict, ground, by, age, suspension, notes, facts } }: RulingProps) {
  return (
    <>
      <p>
        {RULING_LABELS[verdict]} · {REASON_LABELS[ground]} · by {OFFICE_LABELS[by]}, {age}
        {suspension && ` · author suspended: ${SUSPENSION_LABELS[suspension]}`}
      </p>
      {notes.length > 0 && <p className={styles.facts}>{contentNoteText(notes)}</p>}
      <Quoted text={facts} className={styles.words} />
    </>
  );
}
