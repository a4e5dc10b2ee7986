import { useCallback, useEffect, useState } from 'react';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Button, ButtonLink } from '../ui/form/Button.tsx';
import { useDocumentTitle } from '../ui/layout/document-head.ts';
import { tabStorage } from '../ui/storage.ts';

/** Milliseconds before reloading by itself. */
const DELAY = 2_000;
/** Milliseconds between two such reloads, so that a missing file cannot reload the page in a loop. */
const BETWEEN_RELOADS = 5 * 60_000;
const RELOADED_AT = 'reloaded-at';

export function ErrorScreen({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  useDocumentTitle('Something went wrong');
  const isMissingCode = isChunkError(error);
  const [isReloading, setReloading] = useState(false);
  const reload = useCallback(() => {
    setReloading(true);
    import('./reload.ts').then(
      ({ reloadAsNewest }) => reloadAsNewest(),
      () => window.location.reload(),
    );
  }, []);
  // Reloads instead of importing again, because most browsers cache a failed `import()`.
  useEffect(() => {
    if (!isMissingCode) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(() => navigator.onLine && claimReload() && reload(), DELAY);
    };
    tryAgain();
    window.addEventListener('online', tryAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [isMissingCode, reload]);
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={isMissingCode ? 'offline' : 'warning'}
        title={isMissingCode ? 'This page didn’t load' : 'Something went wrong'}
        actions={
          <>
            <Button variant="fill" icon="retry" pending={isReloading} onClick={isMissingCode ? reload : onRetry}>
              {isMissingCode ? 'Reload' : 'Try again'}
            </Button>
            <ButtonLink to="/">Back to Home</ButtonLink>
          </>
        }
      >
        {isMissingCode
          ? 'You may be offline, or TwoSides was just updated. Try reloading.'
          : 'That was us, not you. Please try again.'}
      </EmptyState>
    </div>
  );
}

/** Stores the time of a reload. Returns false after a recent one, and if nothing can be stored. */
function claimReload(): boolean {
  const now = Date.now();
  if (now - Number(tabStorage.read(RELOADED_AT)) < BETWEEN_RELOADS) return false;
  tabStorage.write(RELOADED_AT, String(now));
  return tabStorage.read(RELOADED_AT) === String(now);
}

export const isChunkError = (error: unknown): boolean => /import(ed|ing a) module|preload CSS/i.test(String(error));
