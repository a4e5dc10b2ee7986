import type { ConflictView } from '@twosides/domain';
import { lazy, Suspense } from 'react';
import styles from './LazyConflictMenu.module.css';

const ConflictMenu = lazy(() => import('./ConflictMenu.tsx').then((m) => ({ default: m.ConflictMenu })));

/** The conflict's menu, in a list's first paint no more than its place. */
export function LazyConflictMenu({ conflict }: { readonly conflict: ConflictView }) {
  return (
    <span className={styles.place}>
      <Suspense fallback={null}>
        <ConflictMenu conflict={conflict} />
      </Suspense>
    </span>
  );
}
