import { pageAt } from '@twosides/domain/wire';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { goToPart } from './go-to-part.ts';
import { followScroll, rememberScroll, restoreScroll, wasScrolled } from './scroll-memory.ts';

/** Does what a page load would do: scrolls to the top or to the remembered position, and focuses the page's heading. */
export function useRouteChange(): void {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const page = pageAt(pathname);
  const shownPage = useRef(page);
  // Includes the path, because the first history entry of every visit has the same key.
  const entry = `${pathname} ${key}`;

  useLayoutEffect(() => {
    const isNewPage = shownPage.current !== page;
    shownPage.current = page;
    if (isNewPage) focusPage();
    if (navigationType === 'POP' && (hash === '' || wasScrolled(entry))) return restoreScroll(entry);
    if (hash !== '') return goToPart(hash);
    if (isNewPage) window.scrollTo(0, 0);
    return undefined;
  }, [page, hash, entry, navigationType]);

  useLayoutEffect(() => rememberScroll(entry), [entry]);
  // Runs before the router's effect that listens to the history, because children's effects run first.
  useLayoutEffect(followScroll, []);
}

/** A missing or hidden heading leaves the focus on `main`. */
function focusPage() {
  for (const place of document.querySelectorAll<HTMLElement>('main, main h1')) {
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
}
