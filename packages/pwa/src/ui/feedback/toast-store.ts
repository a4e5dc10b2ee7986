import { createStore } from '../store.ts';

/** Something to do, or a page of the app to go to. */
type ToastAction = { readonly label: string } & (
  | { readonly onPress: () => void; readonly to?: undefined }
  | { readonly to: string; readonly onPress?: undefined }
);

export type Toast = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: 'neutral' | 'success' | 'danger' | undefined;
  /** One thing to do about it; the toast goes when it is done. */
  readonly action?: ToastAction | undefined;
  /** How long it stays, in ms; `Infinity` for what must be answered. */
  readonly duration?: number | undefined;
};

export type ShownToast = Toast & { readonly key: number };

const DURATION = 5000;
/** For so long, in ms, nobody has read a failure, and nothing but another failure takes its place. */
const UNREAD = 2000;

/** Holds the one toast there is at a time, and its clock. The later one takes the place of the earlier. */
export function createToastStore() {
  const shown = createStore<ShownToast | null>(null);
  let next: ShownToast | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unread: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;
  let lastKey = 0;

  const set = (toast: ShownToast | null) => {
    clearTimeout(unread);
    unread = toast?.tone === 'danger' ? setTimeout(goOn, UNREAD) : undefined;
    next = null;
    shown.set(toast);
    resume();
  };
  /** What came too soon has its turn. */
  const goOn = () => {
    unread = undefined;
    if (next && !isPaused) set(next);
  };
  const dismiss = () => {
    clearTimeout(timer);
    if (shown.get()) set(next);
  };
  /** Gives the whole time again: after a look at it, nobody counts what was left. */
  const resume = (): void => {
    isPaused = false;
    clearTimeout(timer);
    const duration = shown.get()?.duration ?? DURATION;
    if (next && !unread) set(next);
    else if (shown.get() && Number.isFinite(duration)) timer = setTimeout(dismiss, duration);
  };

  return {
    subscribe: shown.subscribe,
    getSnapshot: shown.get,
    show(toast: Toast) {
      lastKey += 1;
      const added = { ...toast, key: lastKey };
      if (unread && toast.tone !== 'danger') next = added;
      else set(added);
    },
    dismiss,
    /** Stops the clock while somebody reads it or has the pointer or the focus on it. */
    pause: () => {
      isPaused = true;
      clearTimeout(timer);
    },
    resume,
  };
}

/** The page's own. Only what happens in a browser shows toasts, so a server never touches it. */
export const toasts = createToastStore();
