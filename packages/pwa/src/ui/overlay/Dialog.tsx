import { useState } from 'react';
import { optional, WHEN_OPENED } from '../layout/optional.tsx';
import type { DialogProps } from './DialogPanel.tsx';

const DialogPanel = optional(() => import('./DialogPanel.tsx').then((module) => module.DialogPanel), WHEN_OPENED);

export function Dialog(props: DialogProps) {
  const [isNeeded, setNeeded] = useState(props.open);
  if (props.open && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return <DialogPanel {...props} />;
}
