import type { ReactNode } from 'react';

/** A link to another site, which does not learn the page it comes from. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
