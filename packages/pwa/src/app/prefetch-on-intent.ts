import { preloadPage } from '../pages/find-page.ts';

/** Fetches a screen's code when its link is pointed at, touched or focused: by the time it is pressed, it is there. */
export function prefetchOnIntent(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) {
    document.addEventListener(type, preloadTarget, { passive: true });
  }
}

function preloadTarget({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && link.origin === window.location.origin) void preloadPage(link.pathname);
}
