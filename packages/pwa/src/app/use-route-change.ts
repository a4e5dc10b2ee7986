import { pageAt } from '@twosides/domain/wire';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { goToPart } from './go-to-part.ts';
import { followScroll, rememberScroll, restoreScroll, wasScrolled } from './scroll-memory.ts';

/** What a page load would do: scroll to the top or the remembered position, and announce the page. */
export function useRouteChange(): void {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const page = pageAt(pathname);
  const shownPage = useRef(page);
  // A visit's first entry has no key.
  const entry = `${pathname} ${key}`;

  useLayoutEffect(() => {
    const isNewPage = shownPage.current !== page;
    shownPage.current = page;
    if (isNewPage) focusPage();
    // Going back restores the position; a link to a part always scrolls there.
    if (navigationType === 'POP' && (hash === '' || wasScrolled(entry))) return restoreScroll(entry);
    if (hash !== '') return goToPart(hash);
    // A changed query is the same page.
    if (isNewPage) window.scrollTo(0, 0);
    return undefined;
  }, [page, hash, entry, navigationType]);

  useLayoutEffect(() => rememberScroll(entry), [entry]);
  // In a child, so that it runs before the router's own effect.
  useLayoutEffect(followScroll, []);
}

/** Focuses the heading, or the page while it loads. Skips hidden headings, such as a leaving page's. */
function focusPage() {
  for (const place of document.querySelectorAll<HTMLElement>('main, main h1')) {
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
}
