import { optional, WHEN_OPENED } from '../layout/optional.tsx';

export const Dialog = optional(() => import('./DialogPanel.tsx').then((m) => m.DialogPanel), WHEN_OPENED);
