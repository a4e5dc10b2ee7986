import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';

type ButtonContentProps = {
  readonly icon: IconName | undefined;
  readonly pending?: boolean;
  readonly children: ReactNode;
};

export function ButtonContent({ icon, pending = false, children }: ButtonContentProps) {
  return (
    <>
      <span className={styles.content}>
        {icon && <Icon name={icon} size={18} />}
        {children}
      </span>
      {pending && (
        <span className={styles.spinner}>
          <Spinner size={20} />
        </span>
      )}
    </>
  );
}
