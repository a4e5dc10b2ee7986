import { type ReactNode, useId } from 'react';
import shared from '../../../styles/shared.module.css';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './Variant.module.css';

type VariantProps = {
  readonly name: string;
  readonly use: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

export function Variant({ name, use, wide, children }: VariantProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={classNames(styles.variant, wide && styles.wide)}>
      <div>
        <h2 id={id} className={shared.textL}>
          {name}
        </h2>
        <p className={styles.use}>{use}</p>
      </div>
      <div className={styles.result}>{children}</div>
    </Card>
  );
}
