import type { VisitorCalls } from '../http/kernel/api.ts';

/** A page's HTML, and the state to hydrate it with, which must be JSON. Null if the page cannot be hydrated. */
export type RenderedPage = { readonly html: string; readonly state: unknown };

export type Renderable = {
  /** The page's name in the page table, or `notFound`. */
  readonly name: string;
  /** The canonical path and the relevant query, which together identify the content. */
  readonly address: string;
  /**
   * @param calls answers the page's API calls
   * @returns null if required data is missing
   * @throws RequestError if a call was refused, or any error of the rendering
   */
  render(calls: VisitorCalls): Promise<RenderedPage | null>;
};

/** @returns null for a page that only the browser renders */
export type PageRenderer = (path: string, query: URLSearchParams) => Promise<Renderable | null>;

/** Stands in for a missing renderer: the browser renders every page. */
export const rendersNothing: PageRenderer = async () => null;
