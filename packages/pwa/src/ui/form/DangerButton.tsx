import { Button, type ButtonProps } from './Button.tsx';
import styles from './DangerButton.module.css';

type DangerButtonProps = Omit<ButtonProps, 'variant' | 'className'> & {
  /** Only opens the dialog that destroys. */
  readonly quiet?: boolean;
  /** Nothing would be lost. */
  readonly isHarmless?: boolean;
};

/** For irreversible actions. Its styles load with the dialogs. */
export function DangerButton({ quiet, isHarmless, ...rest }: DangerButtonProps) {
  const look = quiet ? styles.quiet : styles.fill;
  return <Button {...rest} variant={quiet ? 'quiet' : 'fill'} className={isHarmless ? undefined : look} />;
}
