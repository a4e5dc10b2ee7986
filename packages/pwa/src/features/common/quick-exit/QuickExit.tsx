import { forgetVisitorDrafts } from '../../../drafts/delete-drafts.ts';
import { voidPendingVotes } from '../../../outbox/join-flow.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { Tooltip } from '../../../ui/overlay/Tooltip.tsx';
import { useWayOut } from '../../../ui/overlay/way-out.ts';
import styles from './QuickExit.module.css';
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

const NEUTRAL_SITE = 'https://www.wikipedia.org/';

/** Replaces the current history entry with a neutral site. Earlier history entries stay. */
export function exitQuickly(): void {
  voidPendingVotes();
  forgetVisitorDrafts();
  document.title = 'Loading';
  document.documentElement.hidden = true;
  if (!navigator.onLine) becomePlain();
  window.location.replace(NEUTRAL_SITE);
}

/** Shows an error page, because an installed app stays open if it can't load the neutral site. */
function becomePlain(): void {
  document.title = 'No internet';
  for (const trace of document.querySelectorAll('link, style')) trace.remove();
  const words = document.createElement('p');
  words.textContent = 'No internet. Check your connection and try again.';
  document.body.replaceChildren(words);
  document.documentElement.hidden = false;
  window.history.replaceState(null, '', '/');
  window.addEventListener('online', () => window.location.replace(NEUTRAL_SITE));
}
