/** Tells other tabs that a session has begun. */
const NAME = 'session';
/** Identifies this tab: other channels in the same tab receive its messages too. */
const SENDER = Math.random();

export function notifyOfSession(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(SENDER);
  channel.close();
}

/** @returns a function that stops listening */
export function onSessionElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => data !== SENDER && listener();
  return () => channel.close();
}
