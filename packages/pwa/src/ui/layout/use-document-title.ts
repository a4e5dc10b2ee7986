import { pageTitle } from '@twosides/domain/contract';
import { useEffect } from 'react';

/** The title of the page's tab, as the server's first answer has it. */
export function useDocumentTitle(title?: string | undefined): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
