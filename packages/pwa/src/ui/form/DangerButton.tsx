import { Button, type ButtonProps } from './Button.tsx';
import styles from './DangerButton.module.css';

type DangerButtonProps = Omit<ButtonProps, 'variant' | 'className'> & {
  /** True for a button that only opens a confirmation dialog. */
  readonly quiet?: boolean;
  /** True while pressing the button would lose nothing. The button then looks like an ordinary one. */
  readonly isHarmless?: boolean;
};

/** Separate from `Button`, so that its styles load only where they are needed. */
export function DangerButton({ quiet, isHarmless, ...rest }: DangerButtonProps) {
  const look = quiet ? styles.quiet : styles.fill;
  return <Button {...rest} variant={quiet ? 'quiet' : 'fill'} className={isHarmless ? undefined : look} />;
}
