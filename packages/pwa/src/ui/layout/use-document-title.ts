import { pageTitle } from '@twosides/domain/contract';
import { useEffect } from 'react';

/** Sets the document title like the server does. */
export function useDocumentTitle(title?: string | undefined): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
