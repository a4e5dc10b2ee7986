import type { ConflictView } from '@twosides/domain/reading';
import { optional } from '../../../ui/layout/optional.tsx';
import styles from './LazyConflictMenu.module.css';

const ConflictMenu = optional(() => import('./ConflictMenu.tsx').then((m) => m.ConflictMenu));

/** The place has a fixed size, so loading the menu's code does not shift the layout. */
export function LazyConflictMenu({ conflict }: { readonly conflict: ConflictView }) {
  return (
    <span className={styles.place}>
      <ConflictMenu conflict={conflict} />
    </span>
  );
}
