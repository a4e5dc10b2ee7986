import { createStore } from '../ui/store.ts';
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
  const isDue = createStore(false);
  const end = () => isDue.set(false);

  return {
    subscribe: isDue.subscribe,
    getSnapshot(): InstallOffer {
      if (!isDue.get()) return 'none';
      if (readInstallPrompt()) return 'prompt';
      return isIos() ? 'steps' : 'none';
    },
    noteVote() {
      if (isInstalled() || isPutOff()) return;
      setTimeout(() => isDue.set(!isPutOff()), AFTER_VOTE);
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
