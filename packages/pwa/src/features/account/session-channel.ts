const NAME = 'session';
const SENDER = Math.random();

export function notifyOfSession(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(SENDER);
  channel.close();
}

export function onSessionElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => data !== SENDER && listener();
  return () => channel.close();
}
