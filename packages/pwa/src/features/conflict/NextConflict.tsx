import { conflictPath } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import { useNextConflict } from '../../api/deck.ts';
import { useOutboxItems } from '../../outbox/outbox-items.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import styles from './NextConflict.module.css';
import { useSteps } from './use-steps.ts';

type NextConflictProps = {
  readonly id: ConflictId;
  /** Before, it is only fetched. */
  readonly isShown: boolean;
};

/** The way on once a vote is cast: by its button, by a swipe, and by the arrow keys. */
export function NextConflict({ id, isShown }: NextConflictProps) {
  const { rows } = useOutboxItems();
  const next = useNextConflict(id, (other) => rows.some(({ kind, lane }) => kind === 'vote' && lane === other));
  const path = isShown && next ? conflictPath(next) : null;
  const state = useSteps(path);
  return (
    path && (
      <ButtonLink to={path} state={state} variant="fill" wide className={styles.next}>
        Next conflict
      </ButtonLink>
    )
  );
}
