import { pageAt } from '@twosides/domain/wire';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '../form/Button.tsx';
import { IconButton } from '../form/IconButton.tsx';
import { Icon } from '../identity/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './ToastCard.module.css';
import { type ShownToast, toasts } from './toast-store.ts';

const ICONS = { success: 'check', danger: 'warning', neutral: 'info' } as const;

export function ToastCard({ toast }: { readonly toast: ShownToast }) {
  const { title, description, tone = 'neutral', action } = toast;
  const swipe = useSwipeRight(toasts.dismiss);
  usePauseWhileUnseen();
  return (
    <article
      {...swipe}
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
    >
      <span className={styles.icon}>
        <Icon name={ICONS[tone]} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {action?.onPress && (
        <div className={styles.action}>
          <Button
            variant="plain"
            size="small"
            onClick={() => {
              toasts.dismiss();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        </div>
      )}
      {action?.to && <WayOn label={action.label} to={action.to} />}
      <IconButton icon="close" label="Dismiss" iconSize={18} onClick={toasts.dismiss} />
    </article>
  );
}

function WayOn({ label, to }: { readonly label: string; readonly to: string }) {
  const { pathname, hash } = useLocation();
  if (pageAt(to) === pageAt(pathname) || to === pathname + hash) return null;
  return (
    <div className={styles.action}>
      <ButtonLink variant="plain" size="small" to={to} onClick={toasts.dismiss}>
        {label}
      </ButtonLink>
    </div>
  );
}

function usePauseWhileUnseen() {
  useEffect(() => {
    const follow = () => (document.hidden ? toasts.pause() : toasts.resume());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
}

const THRESHOLD = 50;

/** Sets the CSS variable `--swipe` while a finger moves right. */
function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);

  const distance = (event: PointerEvent) => (start.current === null ? 0 : Math.max(0, event.clientX - start.current));
  const place = (element: Element, px: number) => (element as HTMLElement).style.setProperty('--swipe', `${px}px`);

  return {
    onPointerDown(event: PointerEvent) {
      if ((event.target as Element).closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null) place(event.currentTarget, distance(event));
    },
    onPointerUp(event: PointerEvent) {
      if (distance(event) >= THRESHOLD) onSwipe();
      else place(event.currentTarget, 0);
      start.current = null;
    },
    onPointerCancel(event: PointerEvent) {
      place(event.currentTarget, 0);
      start.current = null;
    },
  };
}
