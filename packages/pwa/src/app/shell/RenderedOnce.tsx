import { createContext, createElement, type ReactNode, useContext } from 'react';

/** The HTML of the parts that the server has rendered before, by name. Null in the browser. */
export const FinishedParts = createContext<ReadonlyMap<string, string> | null>(null);

type RenderedOnceProps = {
  readonly part: 'header' | 'footer' | 'bar';
  readonly children: ReactNode;
};

/** Marks a part that all visitors of a page get alike, so that the server renders it once. */
export function RenderedOnce({ part, children }: RenderedOnceProps) {
  const finished = useContext(FinishedParts);
  if (!finished) return children;
  return createElement(`once-${part}`, null, finished.has(part) ? null : children);
}

const TAG = /<\/?once-([a-z]+)>/;

/** Inserts the finished parts, and adds those that this HTML has brought. */
export const insertParts = (html: string, finished: Map<string, string>): string => {
  // Between the tags' names, there is alternately other HTML and the content of a part.
  const pieces = html.split(TAG);
  return pieces
    .filter((_, place) => place % 2 === 0)
    .map((piece, place) => {
      if (place % 2 === 0) return piece;
      const part = pieces[2 * place - 1] ?? '';
      if (piece !== '') finished.set(part, piece);
      return finished.get(part) ?? '';
    })
    .join('');
};
