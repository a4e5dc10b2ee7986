/** A page's metadata for crawlers and link previews. */
export type PageHead = {
  readonly title: string;
  /** One line of plain text. */
  readonly description: string;
  /** Absolute URL; null for a page without a public URL. */
  readonly canonical: string | null;
  readonly isIndexed: boolean;
  readonly social: SocialCard;
  /** The feeds of the page's lists, or the oEmbed description of its conflict. */
  readonly alternates: readonly Alternate[];
  /** Structured data of schema.org, or null. */
  readonly jsonLd: Readonly<Record<string, unknown>> | null;
};

/** A link to another version of the page. `href` is absolute. */
export type Alternate = { readonly type: string; readonly title: string; readonly href: string };

/** The preview of a shared link. */
export type SocialCard = {
  readonly type: 'website' | 'article';
  readonly title: string;
  /** Absolute URL of a PNG of `IMAGE_WIDTH` × `IMAGE_HEIGHT`. */
  readonly image: string;
  readonly imageAlt: string;
  /** The time of posting (ISO 8601), only for an article. */
  readonly publishedAt?: string;
};

export const IMAGE_WIDTH = 1200;
export const IMAGE_HEIGHT = 630;
