import type { ConflictView } from '@twosides/domain/reading';
import { optional } from '../../../ui/layout/optional.tsx';
import styles from './LazyConflictMenu.module.css';

const ConflictMenu = optional(() => import('./ConflictMenu.tsx').then((m) => m.ConflictMenu));

/** Reserves a fixed size for the menu, so the layout does not shift when the menu's code has loaded. */
export function LazyConflictMenu({ conflict }: { readonly conflict: ConflictView }) {
  return (
    <span className={styles.place}>
      <ConflictMenu conflict={conflict} />
    </span>
  );
}
