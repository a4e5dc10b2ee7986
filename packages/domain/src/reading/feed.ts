import { contentNoteText } from '../conflicts/content-notes.rule.ts';
import {
  collapsedBy,
  conflictPath,
  isForMachines,
  pausedBy,
  shownNotes,
  sideLabelsOf,
} from '../conflicts/shown.rule.ts';
import { startOfDay, type Timestamp } from '../kernel/index.ts';
import { type CategoryId, findCategory } from '../model/index.ts';
import type { ProfileStore } from '../profile/profile.port.ts';
import { PAGES } from '../wire/index.ts';
import { positionOf } from './list-conflicts.ts';
import type { ConflictCard, ConflictPage, ConflictReader, ListName } from './reading.port.ts';

export const FEED_LISTS = ['newest', 'trending', 'revealed', 'updates'] as const;
export type FeedList = (typeof FEED_LISTS)[number];

type FeedTerms = {
  readonly title: string;
  readonly walks: ListName;
  readonly path: string;
  readonly news: readonly string[];
};

export const FEEDS: Readonly<Record<FeedList, FeedTerms>> = {
  newest: { title: 'New conflicts', walks: 'newest', path: PAGES.home, news: [] },
  trending: { title: 'Trending conflicts', walks: 'trending', path: PAGES.trending, news: [] },
  revealed: { title: 'Public results', walks: 'revealed', path: PAGES.trending, news: ['The result is public.'] },
  updates: {
    title: 'How it went',
    walks: 'ended',
    path: `${PAGES.trending}?tab=ended`,
    news: ['The author has posted an update.'],
  },
};

export type FeedAddress =
  | { readonly list: FeedList; readonly category: CategoryId | null }
  | { readonly nickname: string };

export type FeedEntry = {
  readonly key: string;
  readonly title: string;
  readonly path: string;
  readonly date: Timestamp;
  readonly text: string;
  readonly author: { readonly name: string; readonly path: string | null };
  readonly category: CategoryId;
  readonly isOpen: boolean;
};

export type Feed = {
  readonly title: string;
  readonly path: string;
  readonly entries: readonly FeedEntry[];
};

type Needs = { reading: Pick<ConflictReader, 'list' | 'listByAuthor'>; profiles: Pick<ProfileStore, 'find'> };

const ENTRIES = 20;
const BATCH = 50;
const BATCHES = 10;

export const readFeed =
  ({ reading, profiles }: Needs) =>
  async (address: FeedAddress): Promise<Feed | null> => {
    if ('nickname' in address) {
      const member = await profiles.find(address.nickname);
      if (member === null || !member.hasFeed || member.userNickname === null) return null;
      const found = await collect((last) =>
        reading.listByAuthor({
          author: member.id,
          scope: 'public',
          limit: BATCH,
          after: last?.id ?? null,
          viewer: null,
        }),
      );
      return {
        title: `Conflicts by ${member.userNickname}`,
        path: profilePath(member.userNickname),
        entries: found.map((conflict) => entryOf('newest', conflict)),
      };
    }

    const { list, category } = address;
    const { title, walks, path } = FEEDS[list];
    const found = await collect((last) =>
      reading.list({
        list: walks,
        category,
        limit: BATCH,
        after: last && positionOf(walks, last),
        viewer: null,
        comments: 0,
      }),
    );
    const name = category && findCategory(category)?.name;
    const entries = found.map((conflict) => entryOf(list, conflict));
    return {
      title: name ? `${title}: ${name}` : title,
      path: category === null ? path : PAGES.category.replace(':categoryId', category),
      // Sorts entries of the same day by key, because the list's order would reveal which result became public first.
      entries: list === 'revealed' ? entries.sort((a, b) => b.date - a.date || compare(b.key, a.key)) : entries,
    };
  };

const collect = async (
  readAfter: (last: ConflictCard | null) => Promise<ConflictPage>,
): Promise<readonly ConflictCard[]> => {
  const found: ConflictCard[] = [];
  let last: ConflictCard | null = null;
  for (let batch = 0; batch < BATCHES && found.length < ENTRIES; batch++) {
    const page: ConflictPage = await readAfter(last);
    for (const { conflict } of page.items)
      if (isForMachines({ ...conflict, collapsedBy: collapsedBy(conflict.review) })) found.push(conflict);
    last = page.items.at(-1)?.conflict ?? null;
    if (!page.hasMore) break;
  }
  return found.slice(0, ENTRIES);
};

const entryOf = (list: FeedList, conflict: ConflictCard): FeedEntry => ({
  title: conflict.title,
  path: conflictPath(conflict),
  text: [...FEEDS[list].news, ...accountsOf(conflict)].join('\n\n'),
  author: {
    name: conflict.userNickname,
    path: conflict.submittedBy === null ? null : profilePath(conflict.userNickname),
  },
  category: conflict.category,
  isOpen: pausedBy(conflict) === null,
  ...eventOf(list, conflict),
});

const eventOf = (list: FeedList, conflict: ConflictCard): Pick<FeedEntry, 'key' | 'date'> => {
  const key = `conflict-${conflict.id}`;
  if (list === 'revealed') return { key: `${key}-result`, date: startOfDay(conflict.revealedAt ?? 0) };
  if (list === 'updates') return { key: `${key}-update-${conflict.updateCount}`, date: conflict.notifiedAt ?? 0 };
  return { key, date: conflict.submittedAt };
};

const accountsOf = (conflict: ConflictCard): readonly string[] => {
  const note = contentNoteText(shownNotes(conflict));
  if (note !== null) return [note];
  const labels = sideLabelsOf(conflict);
  return [`${labels.her}: ${conflict.herExcerpt}`, `${labels.his}: ${conflict.hisExcerpt}`];
};

const profilePath = (nickname: string) => PAGES.user.replace(':identifier', () => encodeURIComponent(nickname));

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
