import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from '../form/Button.tsx';
import { IconButton } from '../form/IconButton.tsx';
import { classNames } from '../layout/class-names.ts';
import type { Opened } from './ask.ts';
import styles from './DialogPanel.module.css';
import { wayOut } from './way-out.ts';

export type DialogProps = Opened & {
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  readonly leave?: string | undefined;
  /** The main button must be last, because the last button is on top when the buttons wrap. */
  readonly actions?: ReactNode;
  readonly wide?: boolean | undefined;
  readonly focusAfter?: (() => HTMLElement | null) | undefined;
};

export function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, description, children, leave, actions, wide, focusAfter } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            ref={popup}
            className={classNames(styles.popup, wide && styles.wide)}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true}
            finalFocus={focusAfter}
          >
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            {description && (
              <Dialog.Description className={styles.description} dir="auto">
                {description}
              </Dialog.Description>
            )}
            {children}
            {(leave || actions) && (
              <div className={styles.actions}>
                {leave && <Button onClick={() => onOpenChange(false)}>{leave}</Button>}
                {actions}
              </div>
            )}
            {/* After the content in the DOM, though shown at the top, so that the content gets the focus first. */}
            <Dialog.Close render={<IconButton icon="close" label="Close" className={styles.close} />} />
            {wayOut() && (
              <Button size="small" icon="log-out" className={styles.wayOut} onClick={() => wayOut()?.()}>
                Quick exit
              </Button>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
