import type { Side } from '@twosides/domain/model';
import type { ReactNode } from 'react';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { LazyPersonalNotes } from '../before-posting/LazyNotes.tsx';
import styles from './SideField.module.css';

type SideFieldProps = {
  readonly id: string;
  readonly side: Side;
  readonly label: string;
  readonly names?: readonly string[];
  readonly isOwn?: boolean;
  readonly counter: { readonly min: number; readonly max: number };
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly children?: ReactNode;
};

export function SideField(props: SideFieldProps) {
  const { id, side, label, names, isOwn = false, counter, value, error, onChange, children } = props;
  return (
    <div className={classNames(styles.side, styles[side])}>
      <TextArea
        id={id}
        label={isOwn ? `${label} (yours)` : label}
        serif
        rows={6}
        counter={counter}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <LazyPersonalNotes text={value} names={names} onChange={onChange} />
      {children}
    </div>
  );
}
