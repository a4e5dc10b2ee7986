import { COLLAPSED_NOTICES, conflictPath, isEmbeddable, isForMachines, shownTitle } from '@twosides/domain/conflicts';
import { pageTitle, SITE_NAME } from '@twosides/domain/contract';
import { findCategory } from '@twosides/domain/model';
import { type ConflictDetailView, excerptOf } from '@twosides/domain/reading';
import type { PageHead } from './page-head.ts';

/** Characters per account in a description; search results show about 155 in total. */
const QUOTE_LENGTH = 64;

/**
 * Contains no word of a collapsed conflict.
 * @param conflict as a visitor may see it
 */
export const conflictHead = (conflict: ConflictDetailView, publicOrigin: string): PageHead => {
  // The URL class percent-encodes slugs.
  const canonical = new URL(conflictPath(conflict), publicOrigin).href;
  const image = `${publicOrigin}/api/og/conflict/${conflict.id}`;
  if (conflict.collapsedBy) {
    const title = shownTitle(conflict);
    const social = { type: 'article', title, image, imageAlt: title, publishedAt: publishedAt(conflict) } as const;
    const description = COLLAPSED_NOTICES[conflict.collapsedBy];
    return {
      title: pageTitle(title),
      description,
      canonical: null,
      isIndexed: false,
      social,
      alternates: [],
      jsonLd: null,
    };
  }
  return {
    title: pageTitle(conflict.title),
    // Link previews show the content note too, instead of the text.
    description: conflict.contentNote ?? descriptionOf(conflict),
    canonical,
    isIndexed: isForMachines(conflict),
    social: {
      type: 'article',
      title: conflict.title,
      image,
      imageAlt: `${conflict.title}: ${conflict.sideLabels.her} and ${lowerFirst(conflict.sideLabels.his)}.`,
      publishedAt: publishedAt(conflict),
    },
    alternates: isEmbeddable(conflict) ? [oembed(conflict.title, canonical, publicOrigin)] : [],
    jsonLd: discussionOf(conflict, canonical, image, publicOrigin),
  };
};

const oembed = (title: string, canonical: string, publicOrigin: string) => ({
  type: 'application/json+oembed',
  title,
  href: `${publicOrigin}/api/oembed?url=${encodeURIComponent(canonical)}`,
});

/** Only the day of an anonymous conflict is known. */
const publishedAt = ({ anonymous, submittedAt }: ConflictDetailView) =>
  anonymous ? submittedAt.slice(0, 10) : submittedAt;

const descriptionOf = ({ sideLabels, herSide, hisSide }: ConflictDetailView) =>
  `${sideLabels.her}: ${quote(herSide)} ${sideLabels.his}: ${quote(hisSide)}`;

const quote = (text: string) => `“${excerptOf(text.replaceAll(/\s+/g, ' '), QUOTE_LENGTH)}”`;

/** "His side" within a sentence; names keep their capitals. */
const lowerFirst = (label: string) => label.replace(/^(Her|His) side$/, (text) => text.toLowerCase());

/** schema.org's discussion post. Counts are public; a split, even a public one, does not belong here. */
const discussionOf = (conflict: ConflictDetailView, url: string, image: string, publicOrigin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'DiscussionForumPosting',
  '@id': url,
  url,
  mainEntityOfPage: url,
  headline: conflict.title,
  text: `${conflict.sideLabels.her}: ${conflict.herSide}\n\n${conflict.sideLabels.his}: ${conflict.hisSide}`,
  image,
  datePublished: publishedAt(conflict),
  author: { '@type': 'Person', name: conflict.userNickname },
  articleSection: findCategory(conflict.category)?.name,
  ...(conflict.tags.length > 0 && { keywords: conflict.tags.join(', ') }),
  isPartOf: { '@type': 'WebSite', name: SITE_NAME, url: `${publicOrigin}/` },
  commentCount: conflict.commentCount,
  interactionStatistic: [counter('VoteAction', conflict.totalVotes), counter('CommentAction', conflict.commentCount)],
});

const counter = (action: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});
