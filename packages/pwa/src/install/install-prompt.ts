/** Chromium's, not yet in TypeScript's library. */
export type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

let kept: InstallPrompt | null = null;

/** From the start on: the browser says only once that it could be installed. What is made of it comes later. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
  });
  window.addEventListener('appinstalled', () => {
    kept = null;
  });
}

export const readInstallPrompt = (): InstallPrompt | null => kept;

/** It works once; the browser gives another when it may be asked again. */
export function takeInstallPrompt(): InstallPrompt | null {
  const taken = kept;
  kept = null;
  return taken;
}
