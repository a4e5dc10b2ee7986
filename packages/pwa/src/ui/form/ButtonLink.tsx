import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { ButtonContent, type ButtonLook, buttonClass } from './Button.tsx';

export type ButtonLinkProps = ButtonLook &
  (
    | (ComponentProps<typeof Link> & { readonly href?: undefined })
    | (ComponentProps<'a'> & { readonly href: string; readonly to?: undefined })
  );

export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  const look = buttonClass({ variant, size, wide }, className);
  const content = <ButtonContent icon={icon}>{children}</ButtonContent>;
  if (rest.to === undefined) {
    return (
      <a {...rest} className={look}>
        {content}
      </a>
    );
  }
  return (
    <Link {...rest} className={look}>
      {content}
    </Link>
  );
}
