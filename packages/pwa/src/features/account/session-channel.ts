/** The channel on which tabs tell each other that a session has begun. */
const NAME = 'session';
/** Marks this tab's messages, because its own listeners receive them too. */
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
