export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Absolute; null for a page without a public URL. */
  readonly canonical: string | null;
  readonly isIndexed: boolean;
  readonly social: SocialCard;
  readonly alternates: readonly Alternate[];
  readonly jsonLd: Readonly<Record<string, unknown>> | null;
};

/** `href` is absolute. */
export type Alternate = { readonly type: string; readonly title: string; readonly href: string };

export type SocialCard = {
  readonly type: 'website' | 'article';
  readonly title: string;
  readonly image: string;
  readonly imageAlt: string;
  /** ISO 8601, only for an article. */
  readonly publishedAt?: string;
};

export const IMAGE_WIDTH = 1200;
export const IMAGE_HEIGHT = 630;
