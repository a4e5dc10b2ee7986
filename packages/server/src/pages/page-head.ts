/** What a crawler or a link preview learns about a page without running it. */
export type PageHead = {
  /** The tab's. */
  readonly title: string;
  /** One line, without markup. */
  readonly description: string;
  /** Absolute; null where there is nothing to point at. */
  readonly canonical: string | null;
  readonly isIndexed: boolean;
  readonly social: SocialCard;
  /** Feeds of what the page shows, and where its embed is described. */
  readonly alternates: readonly Alternate[];
  /** Structured data, null for most pages. */
  readonly jsonLd: Readonly<Record<string, unknown>> | null;
};

/** The same as another kind of document; `href` is absolute. */
export type Alternate = { readonly type: string; readonly title: string; readonly href: string };

/** What a shared link looks like. */
export type SocialCard = {
  readonly type: 'website' | 'article';
  readonly title: string;
  /** Absolute, a PNG of `IMAGE_WIDTH` × `IMAGE_HEIGHT`. */
  readonly image: string;
  readonly imageAlt: string;
  /** Of an article, ISO 8601. */
  readonly publishedAt?: string;
};

export const IMAGE_WIDTH = 1200;
export const IMAGE_HEIGHT = 630;
