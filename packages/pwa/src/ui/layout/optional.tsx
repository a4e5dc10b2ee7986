import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { LeftOut } from '../feedback/LeftOut.tsx';
import { toasts } from '../feedback/toast-store.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

type Options<Props> = {
  readonly whileLoading?: ReactNode;
  /** For what opens on a press: whether it is open. Opening it is another try. */
  readonly isWanted?: (props: Props) => boolean;
  readonly onMissing?: (props: Props) => void;
  readonly instead?: (props: Props) => ReactNode;
  /** The page is read without JavaScript too, and then not without this: the server's HTML has it. */
  readonly isInHtml?: boolean;
};

/**
 * A piece that the page is whole without, and whose code comes later. Where that cannot be had, or the piece fails, the
 * page stays; the piece is tried again with the next network, when it is asked for again and where it is next placed.
 */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whileLoading = null, isWanted = () => true, onMissing, instead, isInHtml = false }: Options<Props> = {},
): ComponentType<Props> {
  // What `lazy` makes remembers a failure for ever.
  const fetchAnew = () => lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  let Piece = fetchAnew();
  return (props) => {
    const isHydrated = useIsHydrated();
    if (!isHydrated && !isInHtml) return whileLoading;
    const fail = () => {
      Piece = fetchAnew();
      onMissing?.(props);
    };
    return (
      <LeftOut isWanted={isWanted(props)} onFailed={fail} instead={instead?.(props) ?? null}>
        {() => (
          <Suspense fallback={whileLoading}>
            <Piece {...props} />
          </Suspense>
        )}
      </LeftOut>
    );
  };
}

type Opened = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** For a dialog: where it is missing that is said, and it counts as closed. */
export const WHEN_OPENED: Options<Opened> = {
  isWanted: ({ open }) => open,
  onMissing: ({ open, onOpenChange }) => {
    if (!open) return;
    onOpenChange(false);
    tellMissing();
  },
};

export const tellMissing = (): void =>
  toasts.show({
    title: "That didn't load",
    // Many a browser remembers for as long as the page is open that a file could not be had.
    description: "Please check your connection and try again. If that doesn't help, reload the page.",
    tone: 'danger',
  });
