import { pageTitle } from '@twosides/domain/contract';
import { useEffect } from 'react';

/** Sets the document title, in the form the server uses. */
export function useDocumentTitle(title?: string | undefined): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
