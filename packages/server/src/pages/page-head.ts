/** A page's metadata for crawlers and link previews. */
export type PageHead = {
  /** The document title. */
  readonly title: string;
  /** One line of plain text. */
  readonly description: string;
  /** Absolute URL, or null. */
  readonly canonical: string | null;
  readonly isIndexed: boolean;
  readonly social: SocialCard;
  /** Feeds of the page's content, and its oEmbed description. */
  readonly alternates: readonly Alternate[];
  /** Structured data, or null. */
  readonly jsonLd: Readonly<Record<string, unknown>> | null;
};

/** An alternate version; `href` is absolute. */
export type Alternate = { readonly type: string; readonly title: string; readonly href: string };

/** A shared link's preview. */
export type SocialCard = {
  readonly type: 'website' | 'article';
  readonly title: string;
  /** Absolute URL of a PNG of `IMAGE_WIDTH` × `IMAGE_HEIGHT`. */
  readonly image: string;
  readonly imageAlt: string;
  /** For an article, ISO 8601. */
  readonly publishedAt?: string;
};

export const IMAGE_WIDTH = 1200;
export const IMAGE_HEIGHT = 630;
