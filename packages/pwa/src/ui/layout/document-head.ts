import { pageTitle } from '@twosides/domain/contract';
import { useEffect } from 'react';

let shown = 0;

/** Keeps search engines from indexing the page while mounted. The server has written the tag for the first page. */
export function NoIndex(): null {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
  return null;
}

function count(change: 1 | -1) {
  shown += change;
  const tag = document.querySelector<HTMLMetaElement>('meta[name="robots"]') ?? document.createElement('meta');
  tag.name = 'robots';
  tag.content = shown > 0 ? 'noindex,follow' : 'index,follow';
  document.head.append(tag);
}

/** Browsers share the canonical address, so the one that the server has written must not stay on another page. */
export function removeAddress(): void {
  for (const tag of document.querySelectorAll('link[rel="canonical"], link[rel="alternate"], meta[property="og:url"]'))
    tag.remove();
}

export function useDocumentTitle(title?: string | undefined): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
