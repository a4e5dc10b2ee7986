import { Tooltip } from '@base-ui/react/tooltip';
import type { RefObject } from 'react';
import styles from './TooltipPopup.module.css';

type TooltipPopupProps = {
  readonly text: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onHover: () => void;
  readonly onClose: () => void;
};

export function TooltipPopup({ text, anchor, isOpen, onHover, onClose }: TooltipPopupProps) {
  return (
    <Tooltip.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          className={styles.positioner}
          anchor={anchor}
          side="top"
          sideOffset={8}
          collisionPadding={8}
        >
          {/* Hidden from screen readers, which already read the text with the button. */}
          <Tooltip.Popup className={styles.popup} aria-hidden="true" onPointerEnter={onHover} onPointerLeave={onClose}>
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
