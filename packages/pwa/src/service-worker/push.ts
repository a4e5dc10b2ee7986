/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

type Message = { readonly body: string; readonly path: string; readonly tag: string };

/** What is shown for a message that cannot be read: a push that shows nothing costs the site its permission. */
const SOMETHING: Message = { body: 'There is news for you.', path: '/alerts', tag: 'news' };

/** Shows what the server pushes, and leads to it. */
export const listenToPushes = (): void => {
  self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = event.notification.data as Pick<Message, 'path'>;
    event.waitUntil(open(new URL(path, self.location.origin).href));
  });
};

const show = ({ body, path, tag }: Message): Promise<void> =>
  self.registration.showNotification('TwoSides', { body, tag, data: { path }, icon: '/icons/icon-192.png' });

const read = (data: PushMessageData | null): Message => {
  try {
    const { body, path, tag } = (data?.json() ?? {}) as Partial<Message>;
    // A path of this site and nothing else: never where somebody else's message would lead.
    const isOwn = typeof path === 'string' && /^\/(?![/\\])/.test(path);
    return {
      body: typeof body === 'string' && body !== '' ? body : SOMETHING.body,
      path: isOwn ? path : SOMETHING.path,
      tag: typeof tag === 'string' && tag !== '' ? tag : SOMETHING.tag,
    };
  } catch {
    return SOMETHING;
  }
};

/** In a window that is open already, else in one of its own. */
const open = async (url: string): Promise<void> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const window of windows) {
    try {
      await window.focus();
      await window.navigate(url);
      return;
    } catch {
      // One that this worker does not control cannot be led anywhere; the next may be.
    }
  }
  await self.clients.openWindow(url);
};
