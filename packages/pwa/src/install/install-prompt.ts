import { createStore } from '../ui/store.ts';

/** Chromium's `beforeinstallprompt` event, which is missing in TypeScript's library. */
export type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

const kept = createStore<InstallPrompt | null>(null);

/** Call it when the page starts, because the browser fires the event only once. */
export function storeInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept.set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => kept.set(null));
}

export const { get: readInstallPrompt, subscribe: onInstallPrompt } = kept;

/** Returns and clears the prompt, because browsers show a prompt only once. */
export function takeInstallPrompt(): InstallPrompt | null {
  const taken = kept.get();
  kept.set(null);
  return taken;
}
