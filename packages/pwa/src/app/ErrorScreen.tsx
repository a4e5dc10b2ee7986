import { useEffect, useState } from 'react';
import { preloadPage } from '../pages/find-page.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Button } from '../ui/form/Button.tsx';
import { ButtonLink } from '../ui/form/ButtonLink.tsx';
import { useDocumentTitle } from '../ui/layout/document-head.ts';

/** Milliseconds between two timer ticks. */
const TURN = 2_000;

export function ErrorScreen({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  useDocumentTitle('Something went wrong');
  const isMissingCode = isChunkError(error);
  const [isReloading, setReloading] = useState(false);
  const reload = () => {
    setReloading(true);
    import('./reload.ts').then(
      ({ reloadAsNewest }) => reloadAsNewest(),
      () => window.location.reload(),
    );
  };
  useEffect(() => {
    if (!isMissingCode) return;
    let turn = 0;
    const tryAgain = async () => {
      turn = navigator.onLine && !document.hidden ? turn + 1 : 0;
      const isDue = turn && !(turn ** 0.5 % 1);
      if (isDue && (await preloadPage(location.pathname))) onRetry();
    };
    const timer = setInterval(tryAgain, TURN);
    return () => clearInterval(timer);
  }, [isMissingCode, onRetry]);
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

export const isChunkError = (error: unknown): boolean => /import(ed|ing a) module|preload CSS/i.test(String(error));
