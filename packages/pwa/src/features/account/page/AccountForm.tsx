import type { ComponentProps } from 'react';
import styles from './AccountForm.module.css';

/**
 * A form of a few fields. The app checks it, in its own words; `post` keeps what is typed out of the address bar in any
 * case.
 */
export function AccountForm(props: Omit<ComponentProps<'form'>, 'className' | 'method' | 'noValidate'>) {
  return <form {...props} className={styles.form} method="post" noValidate />;
}
