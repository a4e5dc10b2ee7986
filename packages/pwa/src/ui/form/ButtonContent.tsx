import type { ReactNode } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon, type IconName } from '../identity/Icon.tsx';
import styles from './Button.module.css';

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
