import { DEFAULT_SIDE_LABELS, type SideLabels } from '@twosides/domain/conflicts';
import type { Side } from '@twosides/domain/model';
import shared from '../../styles/shared.module.css';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon } from '../identity/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './VoteButtons.module.css';

export type VoteButtonsProps = {
  readonly labels?: SideLabels | undefined;
  readonly onVote: (side: Side) => void;
  readonly chosen?: Side | null | undefined;
  readonly pending?: Side | null | undefined;
  readonly disabled?: boolean | undefined;
  readonly size?: 'regular' | 'large' | undefined;
  readonly groupLabel?: string | undefined;
};

/** Characters. Longer labels get a smaller font on phones, because their words would break otherwise. */
const LONG = 16;

/** Uses buttons instead of radio buttons, because an arrow key must not cast a vote. */
export function VoteButtons({
  labels = DEFAULT_SIDE_LABELS,
  onVote,
  chosen,
  pending,
  disabled,
  size = 'regular',
  groupLabel = 'Whose side are you on?',
}: VoteButtonsProps) {
  return (
    <>
      <fieldset className={classNames(shared.wrap6, styles[size])} aria-label={groupLabel}>
        {(['her', 'his'] as const).map((side) => (
          <button
            key={side}
            type="button"
            className={classNames(styles.half, styles[side])}
            aria-pressed={chosen === side}
            aria-busy={pending === side || undefined}
            aria-disabled={Boolean(pending) || undefined}
            disabled={disabled}
            onClick={() => !pending && onVote(side)}
          >
            <span className={styles.mark}>
              {pending === side ? <Spinner size={18} /> : chosen === side && <Icon name="check" size={18} />}
            </span>
            <span className={classNames(styles.label, labels[side].length > LONG && styles.long)}>{labels[side]}</span>
          </button>
        ))}
      </fieldset>
      <noscript>
        <a href="/login">Sign in to vote</a>
      </noscript>
    </>
  );
}
