/// <reference lib="webworker" />
import { subscribe } from '../push/subscription.ts';

declare const self: ServiceWorkerGlobalScope;

type Message = { readonly body: string; readonly path: string; readonly tag: string };

/**
 * Shown if the message is unreadable, because browsers may withdraw the permission after a push without a notification.
 */
const SOMETHING: Message = { body: 'There’s something new for you on TwoSides.', path: '/alerts', tag: 'news' };

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
  await navigator.setAppBadge?.().catch(() => undefined);
};

const read = (data: PushMessageData | null): Message => {
  try {
    const { body, path, tag } = (data?.json() ?? {}) as Partial<Message>;
    // A message must not open another site.
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

const open = async (url: string): Promise<void> => {
  const [window] = await self.clients.matchAll({ type: 'window' });
  try {
    if (!window) throw new Error('No window is open');
    await window.focus();
    await window.navigate(url);
  } catch {
    await self.clients.openWindow(url);
  }
};
