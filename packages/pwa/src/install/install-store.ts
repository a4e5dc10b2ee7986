import { readInstallPrompt, takeInstallPrompt } from './install-prompt.ts';
import { createNotNow } from './not-now.ts';

/** `steps`: the system installs by hand only, and has to be explained. */
export type InstallOffer = 'none' | 'prompt' | 'steps';

/** In ms: what follows a vote is read first. */
const AFTER_VOTE = 6_000;
const { isPutOff, putOff } = createNotNow('install:not-now');

/**
 * Whether and how installing is offered: after a vote, where it is possible, to those who have not said "Not now"
 * lately.
 */
export function createInstallStore() {
  const listeners = new Set<() => void>();
  let isDue = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const end = () => {
    isDue = false;
    tell();
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot(): InstallOffer {
      if (!isDue) return 'none';
      if (readInstallPrompt()) return 'prompt';
      return isIos() ? 'steps' : 'none';
    },
    noteVote() {
      if (isInstalled() || isPutOff()) return;
      setTimeout(() => {
        isDue = !isPutOff();
        tell();
      }, AFTER_VOTE);
    },
    async install() {
      const prompt = takeInstallPrompt();
      end();
      await prompt?.prompt();
    },
    notNow() {
      putOff();
      end();
    },
  };
}

/** The page's own. */
export const installStore = createInstallStore();

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
