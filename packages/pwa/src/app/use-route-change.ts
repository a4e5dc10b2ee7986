import { pageAt } from '@twosides/domain/wire';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { goToPart } from './go-to-part.ts';
import { followScroll, rememberScroll, restoreScroll, wasScrolled } from './scroll-memory.ts';

/** What a page load does by itself: the next page starts at its top, or where one left it, and is announced. */
export function useRouteChange(): void {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const page = pageAt(pathname);
  const shownPage = useRef(page);
  // The first entry of a visit has no key of its own.
  const entry = `${pathname} ${key}`;

  useLayoutEffect(() => {
    const isNewPage = shownPage.current !== page;
    shownPage.current = page;
    if (isNewPage) focusPage();
    // A step back leads to where one was, whatever the address names; a link to a part leads there each time.
    if (navigationType === 'POP' && (hash === '' || wasScrolled(entry))) return restoreScroll(entry);
    if (hash !== '') return goToPart(hash);
    // A changed query is the same page.
    if (isNewPage) window.scrollTo(0, 0);
    return undefined;
  }, [page, hash, entry, navigationType]);

  useLayoutEffect(() => rememberScroll(entry), [entry]);
  // An effect of the router's child, which is before the router's own.
  useLayoutEffect(followScroll, []);
}

/**
 * The heading says where one has come to; while it is still loading, the page itself takes the focus. What is hidden,
 * such as the heading of a page that goes, takes none.
 */
function focusPage() {
  for (const place of document.querySelectorAll<HTMLElement>('main, main h1')) {
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
}
