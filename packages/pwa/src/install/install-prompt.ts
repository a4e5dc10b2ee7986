/** Chromium's `beforeinstallprompt` event, which is missing in TypeScript's library. */
export type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

let kept: InstallPrompt | null = null;

/** Call it when the page starts, because the browser fires the event only once. */
export function storeInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
  });
  window.addEventListener('appinstalled', () => {
    kept = null;
  });
}

export const readInstallPrompt = (): InstallPrompt | null => kept;

/** Returns and clears the prompt, because browsers show a prompt only once. */
export function takeInstallPrompt(): InstallPrompt | null {
  const taken = kept;
  kept = null;
  return taken;
}
