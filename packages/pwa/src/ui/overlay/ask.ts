import type { ComponentType } from 'react';

/** What a dialog is given by the one who opens it. */
export type Opened = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };
/** … and how it tells what the person has chosen, by which it closes. */
export type Asked<Answer> = Opened & { readonly onAnswer: (answer: Answer) => void };

type AnswerOf<Props> = Props extends Asked<infer Answer> ? Answer : never;

export type Shown = {
  readonly key: number;
  readonly Dialog: ComponentType<Asked<unknown>>;
  readonly props: Asked<unknown>;
};

let count = 0;
let shown: Shown | null = null;
const listeners = new Set<() => void>();

/**
 * Opens a dialog, one at a time.
 * @returns what the person chooses in it; null where they close it
 */
export function ask<Props extends Opened & { readonly onAnswer?: (answer: never) => void }>(
  Dialog: ComponentType<Props>,
  props: Omit<Props, keyof Asked<unknown>>,
): Promise<AnswerOf<Props> | null> {
  shown?.props.onOpenChange(false);
  const key = ++count;
  return new Promise((resolve) => {
    const end = (answer: AnswerOf<Props> | null) => {
      resolve(answer);
      // What it says stays while it closes.
      if (shown?.key === key) show({ ...shown, props: { ...shown.props, open: false } });
    };
    const asked: Asked<AnswerOf<Props>> = { open: true, onOpenChange: (isOpen) => isOpen || end(null), onAnswer: end };
    show({ key, Dialog, props: { ...props, ...asked } } as unknown as Shown);
  });
}

/** What the host draws. */
export const dialogs = {
  get: () => shown,
  /** The key of the one that was asked for last. */
  latest: () => count,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** With what it was about: nobody is there any more to answer. */
  forget: () => {
    shown?.props.onOpenChange(false);
    show(null);
  },
};

function show(next: Shown | null) {
  shown = next;
  for (const listener of listeners) listener();
}
