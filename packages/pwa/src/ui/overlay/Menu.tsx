import { useRef, useState } from 'react';
import { optional, reportMissing } from '../layout/optional.tsx';
import type { MenuProps } from './MenuPopup.tsx';

const loadPopup = () => import('./MenuPopup.tsx').then((module) => module.MenuPopup);
const MenuPopup = optional(loadPopup, {
  isWanted: ({ isOpen }) => isOpen,
  onMissing: ({ isOpen, setOpen }) => {
    if (!isOpen) return;
    setOpen(false);
    reportMissing();
  },
});
const approach = () => void loadPopup().catch(() => undefined);

export function Menu({ label, children, className, ...popup }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isByKeyboard, setByKeyboard] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={({ detail }) => {
          // `detail` is the number of pointer clicks, or 0 for a key.
          setByKeyboard(detail === 0);
          setOpen(!isOpen);
        }}
      >
        {children}
      </button>
      <MenuPopup
        {...popup}
        label={label}
        button={button}
        isOpen={isOpen}
        isByKeyboard={isByKeyboard}
        setOpen={setOpen}
      />
    </>
  );
}

export function neighbourEntryLink(place: Element): HTMLElement | null {
  const entry = place.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>(':is(h2, h3) a') ?? place.closest('main');
}
