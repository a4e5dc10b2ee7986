import type { ReactNode } from 'react';

/** `noreferrer` hides from the other site which page the reader comes from. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
