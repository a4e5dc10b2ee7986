import { useEffect } from 'react';
import { preloadPage } from '../pages/find-page.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Button } from '../ui/form/Button.tsx';
import { ButtonLink } from '../ui/form/ButtonLink.tsx';
import { useDocumentTitle } from '../ui/layout/use-document-title.ts';

// Where the screen's own code is missing, more of it may be: then the page is simply loaded again.
const reload = () =>
  import('./reload.ts').then(
    ({ reloadAsNewest }) => reloadAsNewest(),
    () => window.location.reload(),
  );

/** In ms. */
const BETWEEN_TRIES = 2_000;

/** What a moment without a network has lost is there again by itself, once its code can be had. */
export function ErrorScreen({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  useDocumentTitle('Something went wrong');
  const isMissingCode = isChunkError(error);
  useEffect(() => {
    const tryAgain = async () => navigator.onLine && (await preloadPage(location.pathname)) && onRetry();
    const timer = isMissingCode ? setInterval(tryAgain, BETWEEN_TRIES) : undefined;
    return () => clearInterval(timer);
  }, [isMissingCode, onRetry]);
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={isMissingCode ? 'offline' : 'warning'}
        title={isMissingCode ? "This page didn't load" : 'Something went wrong'}
        actions={
          <>
            <Button variant="fill" icon="retry" onClick={isMissingCode ? reload : onRetry}>
              {isMissingCode ? 'Reload' : 'Try again'}
            </Button>
            <ButtonLink to="/">Back to Home</ButtonLink>
          </>
        }
      >
        {isMissingCode
          ? "Either the connection was lost, or there's a newer version of TwoSides. Reloading helps in both cases."
          : 'That was us, not you. Try again, or go back to the home page.'}
      </EmptyState>
    </div>
  );
}

/** What browsers say when a part of the app cannot be fetched. */
export const isChunkError = (error: unknown): boolean =>
  /dynamically imported|importing a module|preload CSS/i.test(String(error));
