import { pageAt } from '@twosides/domain/wire';
import {
  createElement,
  type FunctionComponent,
  type ReactElement,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { createStore } from '../store.ts';

export type Opened = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Replaces the toast about code that did not load. */
  readonly onMissing?: (() => void) | undefined;
};
export type Asked<Answer> = Opened & { readonly onAnswer: (answer: Answer) => void };

type Shown = {
  readonly key: number;
  readonly close: () => void;
  readonly element: ReactElement;
};

let count = 0;
const { get, set, subscribe } = createStore<Shown | null>(null);

export function ask<const Own extends object, Answer = unknown>(
  Dialog: FunctionComponent<Own & Asked<Answer>>,
  own: Own,
): Promise<Answer | null> {
  get()?.close();
  const key = ++count;
  return new Promise((resolve) => {
    const end = (answer: Answer | null) => {
      resolve(answer);
      // Renders the dialog as closed instead of removing it, so that its content stays on screen while it closes.
      if (get()?.key === key) draw(false);
    };
    const close = () => end(null);
    const onOpenChange = (isOpen: boolean) => isOpen || close();
    const draw = (open: boolean) =>
      set({ key, close, element: createElement(Dialog, { ...own, open, onOpenChange, onAnswer: end, key }) });
    draw(true);
  });
}

function forget() {
  get()?.close();
  set(null);
}

export function DialogHost(): ReactElement | null {
  const page = pageAt(useLocation().pathname);
  const shown = useSyncExternalStore(subscribe, get, () => null);
  // Dialogs from before this mount are not shown, because they may belong to a former viewer.
  const [earlier] = useState(() => count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the page closes the dialog.
  useEffect(() => forget, [page]);
  return shown && shown.key > earlier ? shown.element : null;
}
