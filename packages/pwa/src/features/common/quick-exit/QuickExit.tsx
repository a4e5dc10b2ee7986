import { useEffect } from 'react';
import { forgetVisitorDrafts } from '../../../drafts/delete-drafts.ts';
import { voidPendingVotes } from '../../../outbox/join-flow.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { Tooltip } from '../../../ui/overlay/Tooltip.tsx';
import { useWayOut } from '../../../ui/overlay/way-out.ts';
import styles from './QuickExit.module.css';

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

export type EscapePress = Pick<KeyboardEvent, 'key' | 'repeat' | 'isComposing' | 'defaultPrevented' | 'timeStamp'>;

/** Longest time between the two presses of Escape, in milliseconds. */
const MAX_GAP = 1_000;

export function createDoubleEscape(): (press: EscapePress, isTaken: boolean) => boolean {
  let first: number | null = null;
  return ({ key, repeat, isComposing, defaultPrevented, timeStamp }, isTaken) => {
    if (repeat) return false;
    if (key !== 'Escape' || isTaken || isComposing || defaultPrevented) {
      first = null;
      return false;
    }
    const isSecond = first !== null && timeStamp - first <= MAX_GAP;
    first = timeStamp;
    return isSecond;
  };
}

const CLOSED_BY_ESCAPE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';

function useDoubleEscape(onSignal: () => void): void {
  useEffect(() => {
    const isSignal = createDoubleEscape();
    const listen = (event: KeyboardEvent) => {
      if (!isSignal(event, document.querySelector(CLOSED_BY_ESCAPE) !== null)) return;
      // By default, Escape stops page loads, which would stop the load of the neutral site.
      event.preventDefault();
      onSignal();
    };
    // Capture phase, because this must run before Escape closes anything.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [onSignal]);
}
