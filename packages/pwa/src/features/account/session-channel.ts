/** Between the tabs of one browser: in one of them a session has begun, which is theirs too. */
const NAME = 'session';
/** Of this tab: a channel carries a message to every listener but the one that sent it, also in the same tab. */
const SENDER = Math.random();

export function notifyOfSession(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(SENDER);
  channel.close();
}

/** @returns how to stop listening */
export function onSessionElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => data !== SENDER && listener();
  return () => channel.close();
}
