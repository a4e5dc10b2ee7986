import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { exitQuickly } from './quick-exit.ts';
import styles from './QuickExit.module.css';
import { useDoubleEscape } from './use-double-escape.ts';

const WHAT_IT_DOES =
  'Leaves for Wikipedia at once. Pressing Escape twice does the same. It does not clear your history and does not log you out.';

/** The way out of a page that somebody else should not see. Put it first on the page: it stays in reach while the page scrolls. */
export function QuickExit() {
  const id = useId();
  useDoubleEscape(exitQuickly);
  return (
    <div className={styles.place}>
      <div className={styles.exit}>
        <Button size="small" icon="log-out" className={styles.button} aria-describedby={id} onClick={exitQuickly}>
          Quick exit
        </Button>
        <Tooltip text={WHAT_IT_DOES}>
          <Icon name="info" size={18} />
        </Tooltip>
        <VisuallyHidden id={id}>{WHAT_IT_DOES}</VisuallyHidden>
      </div>
    </div>
  );
}
