import type { ReactNode } from 'react';

/** Leaves the site, without telling the other one where its visitor comes from. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
