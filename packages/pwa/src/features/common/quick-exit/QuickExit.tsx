import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { Tooltip } from '../../../ui/overlay/Tooltip.tsx';
import { useWayOut } from '../../../ui/overlay/way-out.ts';
import styles from './QuickExit.module.css';
import { exitQuickly } from './quick-exit.ts';
import { useDoubleEscape } from './use-double-escape.ts';

const WHAT_IT_DOES =
  'Takes you straight to Wikipedia. You can also press Escape twice. It doesn’t clear your history or sign you out.';

/** Render it before the page's container, because a sticky element can't leave its parent. */
export function QuickExit({ onExit }: { readonly onExit?: () => void }) {
  const exit = () => {
    onExit?.();
    exitQuickly();
  };
  useDoubleEscape(exit);
  useWayOut(exit);
  return (
    <div className={styles.row} data-quick-exit>
      <div className={styles.exit}>
        <Button size="small" icon="log-out" className={styles.button} onClick={exit}>
          Quick exit
        </Button>
        <span className={styles.about}>
          <Tooltip label="What this button does" text={WHAT_IT_DOES}>
            <Icon name="info" size={18} />
          </Tooltip>
        </span>
      </div>
    </div>
  );
}
