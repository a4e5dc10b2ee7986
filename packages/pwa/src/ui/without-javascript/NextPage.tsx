import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

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
