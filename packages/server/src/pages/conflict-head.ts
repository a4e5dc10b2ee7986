import { COLLAPSED_NOTICES, conflictPath, isEmbeddable, isForMachines, shownTitle } from '@twosides/domain/conflicts';
import { pageTitle, SITE_NAME } from '@twosides/domain/contract';
import { findCategory } from '@twosides/domain/model';
import { type ConflictDetailView, excerptOf } from '@twosides/domain/reading';
import type { PageHead } from './head-tags.ts';

/** Characters per side. Search results show about 155 in total. */
const QUOTE_LENGTH = 64;

/** Contains no text of a collapsed conflict. */
export const conflictHead = (conflict: ConflictDetailView, publicOrigin: string): PageHead => {
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

/** For an anonymous conflict, only the day of posting is public. */
const publishedAt = ({ anonymous, submittedAt }: ConflictDetailView) =>
  anonymous ? submittedAt.slice(0, 10) : submittedAt;

const descriptionOf = ({ sideLabels, herSide, hisSide }: ConflictDetailView) =>
  `${sideLabels.her}: ${quote(herSide)} ${sideLabels.his}: ${quote(hisSide)}`;

const quote = (text: string) => `“${excerptOf(text.replaceAll(/\s+/g, ' '), QUOTE_LENGTH)}”`;

const lowerFirst = (label: string) => label.replace(/^(Her|His) side$/, (text) => text.toLowerCase());

/** Contains the numbers of votes and comments for schema.org, but not the split. */
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
