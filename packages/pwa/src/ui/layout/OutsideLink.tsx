import type { ReactNode } from 'react';

/** The other site does not learn the page the reader comes from. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
