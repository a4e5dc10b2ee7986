/** Where an error happened; nothing more is counted. */
type FaultKind = 'page' | 'screen' | 'worker';

const told = new Set<FaultKind>();

/** Counts an unreported error, once per kind and visit, without any details. */
export function reportFault(kind: FaultKind): void {
  if (told.has(kind)) return;
  told.add(kind);
  // If it fails, only a count is lost.
  void fetch(`/beacon/${kind}`, { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => undefined);
}

/** Counts uncaught errors. */
export function reportUncaught(scope: EventTarget, kind: FaultKind): void {
  scope.addEventListener('error', () => reportFault(kind));
  scope.addEventListener('unhandledrejection', () => reportFault(kind));
}
