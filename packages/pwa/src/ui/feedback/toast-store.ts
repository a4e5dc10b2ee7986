import { createStore } from '../store.ts';

/** A callback or a page. */
type ToastAction = { readonly label: string } & (
  | { readonly onPress: () => void; readonly to?: undefined }
  | { readonly to: string; readonly onPress?: undefined }
);

export type Toast = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: 'neutral' | 'success' | 'danger' | undefined;
  /** Closes the toast. */
  readonly action?: ToastAction | undefined;
  /** Milliseconds; `Infinity` if it must be answered. */
  readonly duration?: number | undefined;
};

export type ShownToast = Toast & { readonly key: number };

const DURATION = 5000;
/** Milliseconds in which only another failure may replace a failure. */
const UNREAD = 2000;

/** The single current toast and its timer. A later one replaces an earlier one. */
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
  /** Shows a postponed toast. */
  const goOn = () => {
    unread = undefined;
    if (next && !isPaused) set(next);
  };
  const dismiss = () => {
    clearTimeout(timer);
    if (shown.get()) set(next);
  };
  /** Restarts the full time after a pause. */
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
    /** Pauses while hovered or focused. */
    pause: () => {
      isPaused = true;
      clearTimeout(timer);
    },
    resume,
  };
}

/** The page's toasts; browser only. */
export const toasts = createToastStore();
