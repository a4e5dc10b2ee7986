import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

type PlainLinksProps = {
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
};

export function PlainLinks({ label, links }: PlainLinksProps) {
  return (
    <noscript>
      <nav className="plain-links" aria-label={label}>
        {links.map((link) => (
          <a key={link.href} href={link.href}>
            {link.label}
          </a>
        ))}
      </nav>
    </noscript>
  );
}

type NextPageProps = {
  readonly name: string;
  readonly cursor: string | null;
  readonly hash?: string;
  readonly children: ReactNode;
};

export function NextPage({ name, cursor, hash = '', children }: NextPageProps) {
  const { pathname, search } = useLocation();
  if (cursor === null) return null;
  const query = new URLSearchParams(search);
  query.set(name, cursor);
  return (
    <noscript>
      <a href={`${pathname}?${query}${hash}`}>{children}</a>
    </noscript>
  );
}
