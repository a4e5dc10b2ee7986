import { pageAt } from '@twosides/domain/wire';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { removeAddress } from '../ui/layout/document-head.ts';
import { goToPart } from './go-to-part.ts';
import { followScroll, rememberScroll, restoreScroll, wasScrolled } from './scroll-memory.ts';

/** Rendered outside the session, because a new session remounts its children and this state would be lost. */
export function RouteChange(): null {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const page = pageAt(pathname);
  const shownPage = useRef(page);
  const entry = `${pathname} ${key}`;

  useLayoutEffect(() => {
    const isNewPage = shownPage.current !== page;
    shownPage.current = page;
    if (isNewPage) {
      removeAddress();
      focusPage();
    }
    if (navigationType === 'POP' && (hash === '' || wasScrolled(entry))) return restoreScroll(entry);
    if (hash !== '') return goToPart(hash);
    if (isNewPage) window.scrollTo(0, 0);
    return undefined;
  }, [page, hash, entry, navigationType]);

  useLayoutEffect(() => rememberScroll(entry), [entry]);
  // Runs before the router's own effect, because React runs children's effects first.
  useLayoutEffect(followScroll, []);
  return null;
}

function focusPage() {
  for (const place of document.querySelectorAll<HTMLElement>('main, main h1')) {
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
}
