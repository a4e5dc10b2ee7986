import type { VisitorCalls } from '../http/kernel/api.ts';

/** A page's HTML and the state it was made from, as JSON for hydration; null if the HTML reports missing content. */
export type RenderedPage = { readonly html: string; readonly state: unknown };

export type Renderable = {
  /** Its name in the page table, or `notFound`. */
  readonly name: string;
  /** Canonical path and relevant query; identifies the page. */
  readonly address: string;
  /**
   * @param calls answer the page's API calls
   * @returns null if required data is missing
   * @throws what a call refused, or rendering errors
   */
  render(calls: VisitorCalls): Promise<RenderedPage | null>;
};

/** @returns null for a page only the browser renders */
export type PageRenderer = (path: string, query: URLSearchParams) => Promise<Renderable | null>;

/** Without a renderer, every page is the shell. */
export const rendersNothing: PageRenderer = async () => null;
