import { useEffect } from 'react';

/** The title of the page's tab: "What · TwoSides"; the site's own name and tagline without one. */
export function useDocumentTitle(title?: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · TwoSides` : 'TwoSides: get real clarity from real people';
  }, [title]);
}
