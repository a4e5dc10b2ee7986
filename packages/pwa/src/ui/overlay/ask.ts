import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { createStore } from '../store.ts';

/** Props of every dialog. */
export type Opened = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };
/** Props of a dialog that returns an answer. */
export type Asked<Answer> = Opened & { readonly onAnswer: (answer: Answer) => void };

type Shown = {
  readonly key: number;
  readonly close: () => void;
  readonly element: ReactElement;
};

let count = 0;
const { get, set, subscribe } = createStore<Shown | null>(null);

/**
 * Opens a dialog, one at a time.
 * @returns the person's answer; null if closed
 */
export function ask<const Own extends object, Answer = unknown>(
  Dialog: FunctionComponent<Own & Asked<Answer>>,
  own: Own,
): Promise<Answer | null> {
  get()?.close();
  const key = ++count;
  return new Promise((resolve) => {
    const end = (answer: Answer | null) => {
      resolve(answer);
      // Keeps its content while closing.
      if (get()?.key === key) draw(false);
    };
    const close = () => end(null);
    const onOpenChange = (isOpen: boolean) => isOpen || close();
    const draw = (open: boolean) =>
      set({ key, close, element: createElement(Dialog, { ...own, open, onOpenChange, onAnswer: end, key }) });
    draw(true);
  });
}

/** Used by the host. */
export const dialogs = {
  get,
  subscribe,
  /** The latest dialog's key. */
  latest: () => count,
  /** Drops its content too, since nobody waits for the answer. */
  forget: () => {
    get()?.close();
    set(null);
  },
};
