import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { optional } from '../layout/optional.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Tooltip.module.css';

export type TooltipProps = {
  readonly text: string;
  readonly label?: string | undefined;
  readonly children: ReactNode;
};

/** Milliseconds for which the mouse must hover, so that crossing the button does not open the tooltip. */
const OPEN_DELAY = 700;
/** Milliseconds in which the mouse can move from the button into the tooltip. */
const CLOSE_DELAY = 150;

const TooltipPopup = optional(() => import('./TooltipPopup.tsx').then((module) => module.TooltipPopup), {
  isWanted: ({ isOpen }) => isOpen,
});

export function Tooltip({ text, label, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const setOpenIn = (delay: number, open: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), delay);
  };
  const show = () => setOpenIn(0, true);
  const hide = () => setOpenIn(0, false);

  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.anchor}
        aria-label={label}
        aria-describedby={label === undefined ? undefined : id}
        onPointerEnter={(event) => event.pointerType === 'mouse' && setOpenIn(OPEN_DELAY, true)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setOpenIn(CLOSE_DELAY, false)}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {children}
        <VisuallyHidden id={id}>{text}</VisuallyHidden>
      </button>
      <TooltipPopup text={text} anchor={anchor} isOpen={isOpen} onHover={show} onClose={hide} />
    </>
  );
}
