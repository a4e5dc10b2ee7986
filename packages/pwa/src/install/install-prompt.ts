/** Chromium's event, missing in TypeScript's library. */
export type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

let kept: InstallPrompt | null = null;

/** From the start, because the browser fires it once. */
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

/** Usable once; the browser fires another when appropriate. */
export function takeInstallPrompt(): InstallPrompt | null {
  const taken = kept;
  kept = null;
  return taken;
}
