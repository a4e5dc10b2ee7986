/** Where an error happened. Nothing else about the error is sent. */
type FaultKind = 'page' | 'screen' | 'worker';

const told = new Set<FaultKind>();

/** Tells the server to count an error, at most once per kind and page load. */
export function reportFault(kind: FaultKind): void {
  if (told.has(kind)) return;
  told.add(kind);
  // If the request fails, only a count is lost.
  void fetch(`/beacon/${kind}`, { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => undefined);
}

export function reportUncaught(scope: EventTarget, kind: FaultKind): void {
  scope.addEventListener('error', () => reportFault(kind));
  scope.addEventListener('unhandledrejection', () => reportFault(kind));
}
