import type { IconName } from '../identity/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'fill' | 'quiet' | 'plain';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonLook = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly wide?: boolean | undefined;
  readonly icon?: IconName | undefined;
};

export function buttonClass(
  { variant = 'quiet', size = 'medium', wide }: ButtonLook,
  className: string | undefined,
): string | undefined {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);
}
