import { createStore } from '../store.ts';

type ToastAction = { readonly label: string } & (
  | { readonly onPress: () => void; readonly to?: undefined }
  | { readonly to: string; readonly onPress?: undefined }
);

export type Toast = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: 'neutral' | 'success' | 'danger' | undefined;
  readonly action?: ToastAction | undefined;
  /** Milliseconds on screen. With `Infinity`, the toast stays until the reader closes it. */
  readonly duration?: number | undefined;
};

export type ShownToast = Toast & { readonly key: number };

const DURATION = 5000;
/** Milliseconds for which a failure on screen keeps other toasts waiting. */
const UNREAD = 2000;

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
  const goOn = () => {
    unread = undefined;
    if (next && !isPaused) set(next);
  };
  const dismiss = () => {
    clearTimeout(timer);
    if (shown.get()) set(next);
  };
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
    pause: () => {
      isPaused = true;
      clearTimeout(timer);
    },
    resume,
  };
}

/** Use it only in the browser. On the server, all pages would share one store. */
export const toasts = createToastStore();
