import { Button, type ButtonProps } from './Button.tsx';
import styles from './DangerButton.module.css';

type DangerButtonProps = Omit<ButtonProps, 'variant' | 'className'> & {
  /** Leads to what destroys; without it the button itself does. */
  readonly quiet?: boolean;
  /** Nothing would be lost just now. */
  readonly isHarmless?: boolean;
};

/** For what cannot be taken back. Its look comes with the dialogs that ask for it, after what is painted first. */
export function DangerButton({ quiet, isHarmless, ...rest }: DangerButtonProps) {
  const look = quiet ? styles.quiet : styles.fill;
  return <Button {...rest} variant={quiet ? 'quiet' : 'fill'} className={isHarmless ? undefined : look} />;
}
