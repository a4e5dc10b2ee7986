import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { LeftOut } from '../feedback/LeftOut.tsx';
import { toasts } from '../feedback/toast-store.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

type Options<Props> = {
  readonly whileLoading?: ReactNode;
  /** For parts opened by a press: opening retries and renders it. */
  readonly isWanted?: (props: Props) => boolean;
  readonly onMissing?: (props: Props) => void;
  readonly instead?: (props: Props) => ReactNode;
};

/**
 * An optional part whose code loads later. If it is missing or fails, the page stays; retried with the network, when
 * requested again, and when mounted again.
 */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whileLoading = null, isWanted, onMissing, instead }: Options<Props> = {},
): FunctionComponent<Props> {
  // `lazy` caches failures forever.
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

/** React delays replacing a fallback by 300 ms, unless it renders anew. */
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

/** For dialogs: a missing one shows a toast and counts as closed. */
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
    // Browsers cache a failed `import()` until reload.
    description: "Please check your connection and try again. If that doesn't help, reload the page.",
    tone: 'danger',
  });
