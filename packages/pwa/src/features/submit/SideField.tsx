import type { Side } from '@twosides/domain/model';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { LazyPersonalNotes } from '../before-posting/LazyNotes.tsx';
import styles from './SideField.module.css';

type SideFieldProps = {
  readonly side: Side;
  readonly label: string;
  readonly names: readonly string[];
  /** The author's own account. */
  readonly isOwn: boolean;
  readonly counter: { readonly min: number; readonly max: number };
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** One account, in its side's colour, as others will read it. */
export function SideField({ side, label, names, isOwn, counter, value, error, onChange }: SideFieldProps) {
  return (
    <div className={classNames(styles.side, styles[side])}>
      <TextArea
        id={side === 'her' ? 'herSide' : 'hisSide'}
        label={isOwn ? `${label} (yours)` : label}
        serif
        rows={6}
        counter={counter}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <LazyPersonalNotes text={value} names={names} onChange={onChange} />
    </div>
  );
}
