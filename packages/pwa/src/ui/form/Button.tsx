import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon, type IconName } from '../identity/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './Button.module.css';

export type ButtonLook = {
  readonly variant?: 'fill' | 'quiet' | 'plain' | 'danger' | 'quiet-danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly wide?: boolean | undefined;
  readonly icon?: IconName | undefined;
};

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

export type ButtonLinkProps = ButtonLook &
  (
    | (ComponentProps<typeof Link> & { readonly href?: undefined })
    | (ComponentProps<'a'> & { readonly href: string; readonly to?: undefined })
  );

export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  const look = buttonClass({ variant, size, wide }, className);
  const content = <ButtonContent icon={icon}>{children}</ButtonContent>;
  if (rest.to === undefined)
    return (
      <a {...rest} className={look}>
        {content}
      </a>
    );
  return (
    <Link {...rest} className={look}>
      {content}
    </Link>
  );
}

function buttonClass(
  { variant = 'quiet', size = 'medium', wide }: ButtonLook,
  className: string | undefined,
): string | undefined {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);
}

type ButtonContentProps = {
  readonly icon: IconName | undefined;
  readonly pending?: boolean;
  readonly children: ReactNode;
};

function ButtonContent({ icon, pending = false, children }: ButtonContentProps) {
  return (
    <>
      <span className={styles.content}>
        {icon && <Icon name={icon} size={18} />}
        {children}
      </span>
      {pending && (
        <span className={styles.spinner}>
          <Spinner size={20} />
        </span>
      )}
    </>
  );
}
