import type { ComponentProps } from 'react';
import { ButtonContent } from './ButtonContent.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    readonly pending?: boolean | undefined;
  };

export function Button({
  variant,
  size,
  wide,
  icon,
  pending = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      <ButtonContent icon={icon} pending={pending}>
        {children}
      </ButtonContent>
    </button>
  );
}
