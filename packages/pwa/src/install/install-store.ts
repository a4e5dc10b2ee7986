import { DAY } from '@twosides/domain/kernel';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../ui/storage.ts';
import { createStore } from '../ui/store.ts';
import { onInstallPrompt, readInstallPrompt, takeInstallPrompt } from './install-prompt.ts';

export type InstallOffer = 'none' | 'prompt' | 'steps';

/** Milliseconds between a vote and the offer to install the app. */
const AFTER_VOTE = 6_000;
/** Milliseconds. */
const NOT_NOW = 90 * DAY;

export const createNotNow = (key: string) => ({
  isPutOff: (): boolean => Date.now() - Number(deviceStorage.read(key)) < NOT_NOW,
  putOff: (): void => deviceStorage.write(key, String(Date.now())),
});

const { isPutOff, putOff } = createNotNow('install:not-now');

export function createInstallStore() {
  const isDue = createStore(false);
  const end = () => isDue.set(false);

  return {
    subscribe: isDue.subscribe,
    getSnapshot(): InstallOffer {
      return isDue.get() ? installOffer() : 'none';
    },
    noteVote() {
      if (isInstalled() || isPutOff()) return;
      setTimeout(() => isDue.set(!isPutOff()), AFTER_VOTE);
    },
    async install() {
      end();
      await takeInstallPrompt()?.prompt();
    },
    notNow() {
      putOff();
      end();
    },
  };
}

export const installStore = createInstallStore();

export const useInstallOffer = (): InstallOffer | 'installed' =>
  useSyncExternalStore(
    onInstallPrompt,
    () => (isInstalled() ? 'installed' : installOffer()),
    () => 'none',
  );

function installOffer(): InstallOffer {
  if (readInstallPrompt()) return 'prompt';
  return isIos() ? 'steps' : 'none';
}

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** iPads claim to be Macs, but no Mac has a touch screen. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
