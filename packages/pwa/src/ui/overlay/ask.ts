import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { createStore } from '../store.ts';

/** What a dialog is given by the one who opens it. */
export type Opened = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };
/** … and how it tells what the person has chosen, by which it closes. */
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
 * @returns what the person chooses in it; null where they close it
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
      // What it says stays while it closes.
      if (get()?.key === key) draw(false);
    };
    const close = () => end(null);
    const onOpenChange = (isOpen: boolean) => isOpen || close();
    const draw = (open: boolean) =>
      set({ key, close, element: createElement(Dialog, { ...own, open, onOpenChange, onAnswer: end, key }) });
    draw(true);
  });
}

/** What the host draws. */
export const dialogs = {
  get,
  subscribe,
  /** The key of the one that was asked for last. */
  latest: () => count,
  /** With what it was about: nobody is there any more to answer. */
  forget: () => {
    get()?.close();
    set(null);
  },
};
