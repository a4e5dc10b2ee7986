import { useEffect, useRef, useSyncExternalStore } from 'react';
import { ToastCard } from './ToastCard.tsx';
import styles from './ToastRegion.module.css';
import { toasts } from './toast-store.ts';

/** Exists before the first toast, because screen readers announce only changes within an existing region. */
export function ToastRegion() {
  const region = useRef<HTMLElement>(null);
  const toast = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, () => null);

  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => event.key === 'F8' && region.current?.focus();
    window.addEventListener('keydown', focusOnF8);
    return () => window.removeEventListener('keydown', focusOnF8);
  }, []);

  return (
    <section
      ref={region}
      className={styles.region}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      <div aria-live="polite" aria-atomic="true">
        {toast && <ToastCard key={toast.key} toast={toast} />}
      </div>
    </section>
  );
}
