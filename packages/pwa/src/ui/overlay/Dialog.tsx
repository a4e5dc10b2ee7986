import { type ReactNode, useState } from 'react';
import { optional, WHEN_OPENED } from '../layout/optional.tsx';

export type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the end, the main one last; on several rows it comes first. */
  readonly actions?: ReactNode;
  /** Room for two columns. */
  readonly wide?: boolean | undefined;
  /** Where focus goes if its previous element disappears; null for the default. */
  readonly focusAfter?: (() => HTMLElement | null) | undefined;
};

const DialogPanel = optional(() => import('./DialogPanel.tsx').then((module) => module.DialogPanel), WHEN_OPENED);

/** A modal dialog, on phones a bottom sheet. Its code loads when first opened. */
export function Dialog(props: DialogProps) {
  const [isNeeded, setNeeded] = useState(props.open);
  if (props.open && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return <DialogPanel {...props} />;
}
