import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { rememberScroll, restoreScroll } from './scroll-memory.ts';
import { MAIN_ID } from './shell/main-id.ts';

/** What a page load does by itself: the next page starts at its top, or where one left it, and is announced. */
export function useRouteChange(): void {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef(pathname);
  // The first entry of a visit has no key of its own.
  const entry = `${pathname} ${key}`;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const isNewPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (isNewPage) focusPage();
    if (navigationType === 'POP') return restoreScroll(entry);
    // A slug put right or a changed query is the same page.
    if (isNewPage) window.scrollTo(0, 0);
    return undefined;
  }, [pathname, entry, navigationType]);

  useLayoutEffect(() => rememberScroll(entry), [entry]);
}

/** The heading says where one has come to; while it is still loading, the page itself takes the focus. */
function focusPage() {
  const main = document.getElementById(MAIN_ID);
  const target = main?.querySelector('h1') ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
