import type { VisitorCalls } from '../http/kernel/api.ts';

/** `state` is JSON for hydrating; null if the page cannot be hydrated. */
export type RenderedPage = { readonly html: string; readonly state: unknown };

export type Renderable = {
  /** A page name of `PAGES`, or `notFound`. */
  readonly name: string;
  readonly address: string;
  /**
   * @returns null if required data is missing
   * @throws RequestError if a call was refused, or any error of the rendering
   */
  render(calls: VisitorCalls): Promise<RenderedPage | null>;
};

export type PageRenderer = (path: string, query: URLSearchParams) => Promise<Renderable | null>;

export const rendersNothing: PageRenderer = async () => null;
