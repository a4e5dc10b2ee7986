import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

type PlainLinksProps = {
  /** Names them for screen readers. */
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
};

/** In the place of a control that leads elsewhere: its choices, for who reads without JavaScript. */
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
  /** The part of the address's query that says where the next page begins. */
  readonly name: string;
  readonly cursor: string | null;
  /** The part of the page to come to. */
  readonly hash?: string;
  readonly children: ReactNode;
};

/** Where more is loaded on a press: the same for who reads without JavaScript, as a page of its own. */
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
