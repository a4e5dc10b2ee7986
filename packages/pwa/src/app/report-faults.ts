/** Where something went wrong; the server counts no more than that. */
type FaultKind = 'page' | 'screen' | 'worker';

const told = new Set<FaultKind>();

/**
 * Has the server count a fault that nobody is told of: once a kind and visit, without a word of what it was or whose.
 */
export function reportFault(kind: FaultKind): void {
  if (told.has(kind)) return;
  told.add(kind);
  // Where it does not get through, nothing is lost but a number.
  void fetch(`/beacon/${kind}`, { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => undefined);
}

/** Counts what nothing in this page or service worker has caught. */
export function reportUncaught(scope: EventTarget, kind: FaultKind): void {
  scope.addEventListener('error', () => reportFault(kind));
  scope.addEventListener('unhandledrejection', () => reportFault(kind));
}
