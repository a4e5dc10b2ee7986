import { conflictPath } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import { useState } from 'react';
import { useDeck } from '../../api/deck/deck.ts';
import { isFromToday } from '../../outbox/join-flow.ts';
import { useOutboxItems } from '../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { ButtonLink } from '../../ui/form/Button.tsx';
import { rememberRedirect } from '../common/sign-up-prompt/redirect-after-login.ts';
import styles from './NextConflict.module.css';
import { useSteps } from './use-steps.ts';

type NextConflictProps = {
  readonly id: ConflictId;
  readonly isShown: boolean;
};

export function NextConflict({ id, isShown }: NextConflictProps) {
  const { rows } = useOutboxItems();
  const isDone = (other: ConflictId) =>
    other === id || rows.some(({ kind, queue }) => kind === 'vote' && queue === other);
  const { next, isLoading, isError } = useDeck(id, isDone);
  const { user } = useCurrentUser();
  const [isOfToday] = useState(isFromToday);
  const onward = isOfToday ? '/today' : next && conflictPath(next);
  const path = isShown ? (onward ?? null) : null;
  const state = useSteps(path);
  return (
    <>
      {path && (
        <ButtonLink to={path} state={state} variant="fill" wide className={styles.next}>
          {isOfToday ? 'Next of today’s five' : 'Next conflict'}
        </ButtonLink>
      )}
      {isShown && !path && !isLoading && !isError && (
        <ButtonLink to="/" variant="plain" wide className={styles.next}>
          All caught up. Back to Home
        </ButtonLink>
      )}
      {isShown && user && !user.onboardingCompleted && (
        <ButtonLink
          to="/onboarding"
          variant="plain"
          wide
          className={styles.next}
          onClick={() => rememberRedirect(`/conflict/${id}`)}
        >
          Post your own conflict
        </ButtonLink>
      )}
    </>
  );
}
