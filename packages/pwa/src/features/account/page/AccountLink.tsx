import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './AccountLink.module.css';

export function AccountLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames(styles.link, className)} />;
}
