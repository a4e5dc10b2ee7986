import { pageTitle } from '@twosides/domain/contract';
import { useEffect } from 'react';

export function useDocumentTitle(title?: string | undefined): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
