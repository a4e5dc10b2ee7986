import { type ReactNode, useId, useState } from 'react';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './Demo.module.css';

type DemoProps = {
  readonly title: string;
  readonly text: string;
  readonly isStill?: boolean;
  readonly children: ReactNode;
};

export function Demo({ title, text, isStill = false, children }: DemoProps) {
  const id = useId();
  const [round, setRound] = useState(0);
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={classNames(shared.between, styles.head)}>
        <h2 id={id} className={shared.textXl}>
          {title}
        </h2>
        {!isStill && (
          <Button
            variant="plain"
            size="small"
            icon="retry"
            className={styles.again}
            aria-describedby={id}
            onClick={() => setRound(round + 1)}
          >
            Start over
          </Button>
        )}
      </div>
      <p className={styles.text}>{text}</p>
      <div key={round} className={styles.stage}>
        {children}
      </div>
    </Card>
  );
}
