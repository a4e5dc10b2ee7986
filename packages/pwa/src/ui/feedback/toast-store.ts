export type Toast = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: 'neutral' | 'success' | 'danger' | undefined;
  /** One thing to do about it; the toast goes when it is done. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** How long it stays, in ms; `Infinity` for what must be answered. */
  readonly duration?: number | undefined;
};

export type ShownToast = Toast & { readonly key: number };

const DURATION = 5000;

/** Holds the one toast there is at a time, and its clock. The later one takes the place of the earlier. */
export function createToastStore() {
  const listeners = new Set<() => void>();
  let shown: ShownToast | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastKey = 0;

  const set = (next: ShownToast | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const dismiss = () => {
    clearTimeout(timer);
    if (shown) set(null);
  };
  /** Gives the whole time again: after a look at it, nobody counts what was left. */
  const resume = () => {
    clearTimeout(timer);
    const duration = shown?.duration ?? DURATION;
    if (shown && Number.isFinite(duration)) timer = setTimeout(dismiss, duration);
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => shown,
    show(toast: Toast) {
      lastKey += 1;
      set({ ...toast, key: lastKey });
      resume();
    },
    dismiss,
    /** Stops the clock while somebody reads it or has the pointer or the focus on it. */
    pause: () => clearTimeout(timer),
    resume,
  };
}

/** The page's own. Only what happens in a browser shows toasts, so a server never touches it. */
export const toasts = createToastStore();
