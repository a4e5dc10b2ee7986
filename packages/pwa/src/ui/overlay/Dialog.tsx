import { type ReactNode, useState } from 'react';
import { optional, WHEN_OPENED } from '../layout/optional.tsx';

export type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons in a row at the end, the main one last; where they take several rows, the main one is in the first. */
  readonly actions?: ReactNode;
  /** As wide as a form with two columns, where the screen has room for it. */
  readonly wide?: boolean | undefined;
  /** Where the focus goes afterwards when what had it will be gone; null gives it back as usual. */
  readonly focusAfter?: (() => HTMLElement | null) | undefined;
};

const DialogPanel = optional(() => import('./DialogPanel.tsx').then((module) => module.DialogPanel), WHEN_OPENED);

/**
 * A modal dialog; on phones a sheet from the bottom. Traps the focus and gives it back to what had it.
 * Its machinery loads when one is first opened, so it may be placed anywhere.
 */
export function Dialog(props: DialogProps) {
  const [isNeeded, setNeeded] = useState(props.open);
  if (props.open && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return <DialogPanel {...props} />;
}
