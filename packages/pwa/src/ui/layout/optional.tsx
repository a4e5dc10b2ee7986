import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { LeftOut } from '../feedback/LeftOut.tsx';
import { toasts } from '../feedback/toast-store.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

type Options<Props> = {
  readonly whileLoading?: ReactNode;
  /** For what opens on a press: whether it is open. Opening it is another try, and it is drawn once it is there. */
  readonly isWanted?: (props: Props) => boolean;
  readonly onMissing?: (props: Props) => void;
  readonly instead?: (props: Props) => ReactNode;
};

/**
 * A piece that the page is whole without, and whose code comes later. Where that cannot be had, or the piece fails, the
 * page stays; the piece is tried again with the next network, when it is asked for again and where it is next placed.
 */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whileLoading = null, isWanted, onMissing, instead }: Options<Props> = {},
): FunctionComponent<Props> {
  // What `lazy` makes remembers a failure for ever.
  const fetchAnew = () => lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  let Piece = fetchAnew();
  return (props) => {
    const isHydrated = useIsHydrated();
    const [, drawAgain] = useState<unknown>();
    if (!isHydrated) return whileLoading;
    const fail = () => {
      Piece = fetchAnew();
      onMissing?.(props);
    };
    return (
      <LeftOut isWanted={!isWanted || isWanted(props)} onFailed={fail} instead={instead?.(props) ?? null}>
        {() => (
          <Suspense fallback={isWanted ? <Awaited load={load} onThere={drawAgain} /> : whileLoading}>
            <Piece {...props} />
          </Suspense>
        )}
      </LeftOut>
    );
  };
}

/**
 * Stands where a piece will. What comes into the place of a fallback React holds back until that has stood for 300 ms;
 * not so if it is asked to draw again.
 */
function Awaited({
  load,
  onThere,
}: {
  readonly load: () => Promise<unknown>;
  readonly onThere: (now: object) => void;
}) {
  useEffect(() => {
    load().then(
      () => onThere({}),
      () => undefined,
    );
  }, [load, onThere]);
  return null;
}

type Opened = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** For a dialog: where it is missing that is said, and it counts as closed. */
export const WHEN_OPENED: Options<Opened> = {
  isWanted: ({ open }) => open,
  onMissing: ({ open, onOpenChange }) => {
    if (!open) return;
    onOpenChange(false);
    reportMissing();
  },
};

export const reportMissing = (): void =>
  toasts.show({
    title: "That didn't load",
    // Many a browser remembers for as long as the page is open that a file could not be had.
    description: "Please check your connection and try again. If that doesn't help, reload the page.",
    tone: 'danger',
  });
