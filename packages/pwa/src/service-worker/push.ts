/// <reference lib="webworker" />
import { subscribe } from '../push/subscription.ts';

declare const self: ServiceWorkerGlobalScope;

type Message = { readonly body: string; readonly path: string; readonly tag: string };

/** What is shown for a message that cannot be read: a push that shows nothing costs the site its permission. */
const SOMETHING: Message = { body: 'You have news on TwoSides.', path: '/alerts', tag: 'news' };

/** Shows what the server pushes, leads to it, and goes on when the browser changes its subscription. */
export const listenToPushes = (): void => {
  self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = event.notification.data as Pick<Message, 'path'>;
    event.waitUntil(open(new URL(path, self.location.origin).href));
  });
  self.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(subscribe(self.registration.pushManager, event.oldSubscription?.endpoint)),
  );
};

const show = async ({ body, path, tag }: Message): Promise<void> => {
  await self.registration.showNotification('TwoSides', {
    body,
    tag,
    data: { path },
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  });
  // That there is something; how much is known when the app is next open.
  await navigator.setAppBadge?.().catch(() => undefined);
};

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

/** In the window that was used last, else in one of its own. */
const open = async (url: string): Promise<void> => {
  const [window] = await self.clients.matchAll({ type: 'window' });
  try {
    if (!window) throw new Error('No window is open');
    await window.focus();
    await window.navigate(url);
  } catch {
    // It may have been closed, or cannot be led anywhere, just then.
    await self.clients.openWindow(url);
  }
};
