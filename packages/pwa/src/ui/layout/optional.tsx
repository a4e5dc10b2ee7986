import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { LeftOut } from '../feedback/LeftOut.tsx';
import { toasts } from '../feedback/toast-store.ts';
import type { Opened } from '../overlay/ask.ts';
import { useIsHydrated } from './use-device.ts';

type Options<Props> = {
  readonly whileLoading?: ReactNode;
  readonly isWanted?: (props: Props) => boolean;
  readonly onMissing?: (props: Props) => void;
  readonly instead?: (props: Props) => ReactNode;
};

export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whileLoading = null, isWanted, onMissing, instead }: Options<Props> = {},
): FunctionComponent<Props> {
  // React's `lazy` caches a failed load forever, so each retry needs a new component.
  const refetch = () => lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  let Piece = refetch();
  return (props) => {
    const isHydrated = useIsHydrated();
    const [, drawAgain] = useState<unknown>();
    const isWantedNow = !isWanted || isWanted(props);
    // Once wanted, it stays mounted, because unmounting it would lose its text.
    const [wasWanted, setWasWanted] = useState(isWantedNow);
    if (isWantedNow && !wasWanted) setWasWanted(true);
    if (!isHydrated || !wasWanted) return whileLoading;
    const fail = () => {
      Piece = refetch();
      onMissing?.(props);
    };
    return (
      <LeftOut isWanted={isWantedNow} onFailed={fail} instead={instead?.(props) ?? null}>
        {() => (
          <Suspense fallback={isWanted ? <Awaited load={load} onThere={drawAgain} /> : whileLoading}>
            <Piece {...props} />
          </Suspense>
        )}
      </LeftOut>
    );
  };
}

type AwaitedProps = { readonly load: () => Promise<unknown>; readonly onThere: (now: object) => void };

/** Triggers a render when the code has loaded, because React alone may show the fallback for another 300 ms. */
function Awaited({ load, onThere }: AwaitedProps) {
  useEffect(() => {
    load().then(
      () => onThere({}),
      () => undefined,
    );
  }, [load, onThere]);
  return null;
}

export const WHEN_OPENED: Options<Opened> = {
  isWanted: ({ open }) => open,
  onMissing: ({ open, onOpenChange, onMissing = reportMissing }) => {
    if (!open) return;
    onOpenChange(false);
    onMissing();
  },
};

export const reportMissing = (): void =>
  toasts.show({
    title: 'That didn’t load',
    // Most browsers cache a failed `import()` until the page is reloaded.
    description: 'Please check your connection and try again. If that doesn’t help, reload the page.',
    tone: 'danger',
  });
