import { Button, type ButtonProps } from './Button.tsx';
import styles from './DangerButton.module.css';

type DangerButtonProps = Omit<ButtonProps, 'variant' | 'className'> & {
  /** For a button that only opens the dialog in which to confirm. */
  readonly quiet?: boolean;
  /** Looks like any other button, because nothing would be lost this time. */
  readonly isHarmless?: boolean;
};

/** Separate from `Button`, so that its styles load only where needed. */
export function DangerButton({ quiet, isHarmless, ...rest }: DangerButtonProps) {
  const look = quiet ? styles.quiet : styles.fill;
  return <Button {...rest} variant={quiet ? 'quiet' : 'fill'} className={isHarmless ? undefined : look} />;
}
