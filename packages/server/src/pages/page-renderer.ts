import type { VisitorCalls } from '../http/kernel/api.ts';

/**
 * A page as the app renders it for everybody, and the state that its HTML was made of: JSON for the app to take up.
 * null where the HTML says that something is not there: the app begins without it.
 */
export type RenderedPage = { readonly html: string; readonly state: unknown };

/** A page that can be rendered. */
export type Renderable = {
  /** Its name in the table of pages, or `notFound`. */
  readonly name: string;
  /** Its path, with the parts of the query that it shows, in one form: under one address it is one page. */
  readonly address: string;
  /**
   * @param calls answer what the page asks of the server
   * @returns null where an answer that it shows is missing
   * @throws what a call refused, or where the app fails
   */
  render(calls: VisitorCalls): Promise<RenderedPage | null>;
};

/** @returns null where the page at an address is one that only the browser renders */
export type PageRenderer = (path: string, query: URLSearchParams) => Promise<Renderable | null>;

/** Where nothing can be rendered: every page is the shell. */
export const rendersNothing: PageRenderer = async () => null;
