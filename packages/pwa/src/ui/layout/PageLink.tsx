import type { MouseEventHandler, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

type PageLinkProps = {
  readonly to: string;
  readonly className: string | undefined;
  readonly onClick?: MouseEventHandler | undefined;
  readonly children: ReactNode;
};

export function PageLink({ to, className, onClick, children }: PageLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} className={className} onClick={onClick} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** `noreferrer` hides from the other site which page the reader comes from. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
