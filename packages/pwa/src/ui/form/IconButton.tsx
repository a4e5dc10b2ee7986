import type { ComponentProps } from 'react';
import shared from '../../styles/shared.module.css';
import { Icon, type IconName } from '../identity/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  readonly icon: IconName;
  readonly label: string;
  readonly iconSize?: number | undefined;
};

export function IconButton({ icon, label, iconSize = 20, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(shared.touch, styles.button, className)}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
