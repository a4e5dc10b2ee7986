import { Button, type ButtonProps } from './Button.tsx';
import styles from './DangerButton.module.css';

type DangerButtonProps = Omit<ButtonProps, 'variant' | 'className'> & {
  /** True for a button that only opens a confirmation dialog. */
  readonly quiet?: boolean;
  /** True if pressing the button loses nothing. The button then looks like any other. */
  readonly isHarmless?: boolean;
};

/** Separate from `Button`, so that its styles load only where they are needed. */
export function DangerButton({ quiet, isHarmless, ...rest }: DangerButtonProps) {
  const look = quiet ? styles.quiet : styles.fill;
  return <Button {...rest} variant={quiet ? 'quiet' : 'fill'} className={isHarmless ? undefined : look} />;
}
