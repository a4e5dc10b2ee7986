import { REASON_LABELS } from '@twosides/domain/alerts';
import type { CaseView } from '@twosides/domain/moderation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, userMessageOf } from '../../../api/api-error.ts';
import { useCases } from '../../../api/moderation.ts';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import styles from './ModerationScreen.module.css';
import { PASSWORD_ID } from './SignInAgain.tsx';
import { FAILED } from './words.ts';

export function DeskError({ error }: { readonly error: Error }) {
  const { dataUpdatedAt } = useCases();
  const [failedAt] = useState(Date.now);
  const place = useRef<HTMLDivElement>(null);
  const isOld = error instanceof ApiError && error.code === 'sign-in-again';
  const isSignedIn = isOld && dataUpdatedAt > failedAt;
  useEffect(() => {
    if (isSignedIn) place.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isSignedIn]);
  return (
    <div ref={place}>
      {!isSignedIn && (
        <FormError
          title={userMessageOf(error) ?? FAILED}
          fields={isOld ? [{ id: PASSWORD_ID, message: 'Enter your password' }] : undefined}
        />
      )}
    </div>
  );
}

type Reported = Omit<CaseView['reports'][number], 'weight'> & { readonly weight?: number };

export function Reports({ reports }: { readonly reports: readonly Reported[] }) {
  return (
    <ul className={styles.list}>
      {reports.toSorted(dangerFirst).map(({ reason, note, weight }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reports have no id and keep their order
        <li key={n}>
          {weight ? `${REASON_LABELS[reason]}\u00a0·\u00a0${weight.toFixed(2)}` : REASON_LABELS[reason]}
          {note && (
            <blockquote className={styles.words} dir="auto">
              {note}
            </blockquote>
          )}
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
