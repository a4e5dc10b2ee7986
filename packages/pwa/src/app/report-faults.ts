/** Where an error happened. Nothing else about the error is sent. */
type FaultKind = 'page' | 'screen' | 'worker';

const told = new Set<FaultKind>();

export function reportFault(kind: FaultKind): void {
  if (told.has(kind)) return;
  told.add(kind);
  void fetch(`/beacon/${kind}`, { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => undefined);
}

export function reportUncaught(scope: EventTarget, kind: FaultKind): void {
  scope.addEventListener('error', () => reportFault(kind));
  scope.addEventListener('unhandledrejection', () => reportFault(kind));
}
