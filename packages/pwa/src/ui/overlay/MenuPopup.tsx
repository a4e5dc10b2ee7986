import { Menu } from '@base-ui/react/menu';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { toasts } from '../feedback/toast-store.ts';
import { Icon, type IconName } from '../identity/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './MenuPopup.module.css';

export type MenuItem = {
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly tone?: 'danger' | undefined;
} & (
  | { readonly to: string; readonly onSelect?: undefined }
  | { readonly onSelect: () => void; readonly to?: undefined }
);

export type MenuProps = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly children: ReactNode;
  readonly header?: ReactNode;
  readonly isFixed?: boolean | undefined;
  readonly className?: string | undefined;
};

type MenuPopupProps = Pick<MenuProps, 'label' | 'items' | 'header' | 'isFixed'> & {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly isByKeyboard: boolean;
  readonly setOpen: (open: boolean) => void;
};

export function MenuPopup({
  label,
  items,
  header,
  isFixed = false,
  button,
  isOpen,
  isByKeyboard,
  setOpen,
}: MenuPopupProps) {
  useToastsAfterwards(isOpen);
  return (
    <Menu.Root
      open={isOpen}
      modal={false}
      onOpenChange={(open, details) => {
        // The button closes the menu itself. If this handler closed it first, the button would open it again.
        const target = details.event.target;
        if (details.reason === 'outside-press' && target instanceof Node && button.current?.contains(target)) return;
        setOpen(open);
      }}
    >
      <Menu.Portal>
        <Menu.Positioner
          className={styles.positioner}
          anchor={button}
          positionMethod={isFixed ? 'fixed' : 'absolute'}
          side="bottom"
          align="end"
          sideOffset={() => GAP + (isFixed ? wayOutUnder(button.current) : 0)}
          collisionPadding={besideWayOut()}
        >
          <Menu.Popup
            className={styles.popup}
            aria-label={label}
            finalFocus={() => !document.activeElement?.closest('[role="dialog"]') && button.current}
            onFocus={({ target, currentTarget }) => {
              if (isByKeyboard && target === currentTarget) {
                currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
              }
            }}
          >
            {header && <div className={styles.header}>{header}</div>}
            {items.map((item) => (
              <Item key={item.label} item={item} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

const GAP = 8;

const wayOutBox = () => document.querySelector('[data-quick-exit] button')?.parentElement?.getBoundingClientRect();

function besideWayOut() {
  const exit = wayOutBox();
  const isBelow = exit !== undefined && exit.top > window.innerHeight / 2;
  return {
    top: exit && !isBelow ? exit.bottom + GAP : GAP,
    right: GAP,
    bottom: isBelow ? window.innerHeight - exit.top + GAP : GAP,
    left: GAP,
  };
}

/** How far the quick exit reaches below the button, in px. */
function wayOutUnder(button: Element | null): number {
  const exit = wayOutBox();
  const above = button?.getBoundingClientRect();
  if (!exit || !above) return 0;
  return exit.top < window.innerHeight / 2 ? exit.bottom - above.bottom : 0;
}

function useToastsAfterwards(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    toasts.pause();
    return toasts.resume;
  }, [isOpen]);
}

function Item({ item }: { readonly item: MenuItem }) {
  return (
    <Menu.Item
      className={classNames(styles.item, item.tone === 'danger' && styles.danger)}
      onClick={item.onSelect}
      render={item.to === undefined ? undefined : <Link to={item.to} />}
    >
      {item.icon && <Icon name={item.icon} size={18} />}
      {item.label}
    </Menu.Item>
  );
}
