import { type CategoryId, findCategory } from '@twosides/domain/model';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { conflictListQuery, useConflictList } from '../../../api/conflict-lists.ts';
import type { ListChoice } from '../../../api/query-keys.ts';
import { statsQuery, useStats } from '../../../api/site.ts';
import shared from '../../../styles/shared.module.css';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { PlainLinks } from '../../../ui/without-javascript/PlainLinks.tsx';
import { figure, StatTiles } from '../../common/community-stats/StatTiles.tsx';
import { beginningOf } from '../../common/list-text.ts';
import { SubmitLink } from '../../common/sign-up-prompt/ask-to-sign-up.tsx';
import { CategoryNav } from '../category/CategoryNav.tsx';
import { ConflictList } from '../conflict-list/ConflictList.tsx';
import styles from './TrendingScreen.module.css';

const TRENDING_TABS = [
  { value: 'trending', label: 'Trending Now', icon: 'flame', list: 'trending', feed: 'trending' },
  { value: 'polarizing', label: 'Most Polarizing', icon: 'scale', list: 'polarizing', feed: 'revealed' },
  { value: 'today', label: "Today's Top", note: '(last 24 hours)', icon: 'clock', list: 'votedToday' },
  { value: 'ended', label: 'How\u00a0it ended', icon: 'check', list: 'ended', feed: 'updates' },
] as const;

type TrendingTab = (typeof TRENDING_TABS)[number]['value'];

export type TrendingFilter = { readonly category: CategoryId | null; readonly tab: TrendingTab };

const tabOf = (value: string | null) => TRENDING_TABS.find((tab) => tab.value === value) ?? TRENDING_TABS[0];

export function parseTrendingFilter(search: URLSearchParams): TrendingFilter {
  return {
    category: findCategory(search.get('category') ?? '')?.id ?? null,
    tab: tabOf(search.get('tab')).value,
  };
}

export function trendingPath({ category, tab }: TrendingFilter): string {
  const search = new URLSearchParams();
  if (tab !== 'trending') search.set('tab', tab);
  if (category !== null) search.set('category', category);
  return search.size === 0 ? '/trending' : `/trending?${search}`;
}

const nameOf = (tab: (typeof TRENDING_TABS)[number]): string =>
  'note' in tab ? `${tab.label} ${tab.note}` : tab.label;

const LIMIT = 10;

export function listOf({ tab, category }: TrendingFilter): ListChoice {
  return { name: tabOf(tab).list, category, limit: LIMIT };
}

const feedOf = ({ tab, category }: TrendingFilter): string | undefined => {
  const current = tabOf(tab);
  return 'feed' in current ? `${category === null ? '' : `category/${category}/`}${current.feed}` : undefined;
};

export const queries = ({ search }: { readonly search: URLSearchParams }) => [
  conflictListQuery({ ...listOf(parseTrendingFilter(search)), from: beginningOf(search) }),
  statsQuery,
];

export function TrendingScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = parseTrendingFilter(search);
  const list = useConflictList({ ...listOf(filter), from: beginningOf(search) });
  return (
    <div className={shared.listPage}>
      <CategoryNav current={filter.category} pathTo={(category) => trendingPath({ ...filter, category })} />
      <div className={styles.main}>
        <h1 className={shared.listTitle}>Trending conflicts</h1>
        <p className={shared.listIntro}>
          What people are voting on right now, which votes are closest, and what’s big today.
        </p>
        <PlainLinks
          label="Lists"
          links={TRENDING_TABS.map((tab) => ({
            href: trendingPath({ ...filter, tab: tab.value }),
            label: nameOf(tab),
          }))}
        />
        <Tabs
          label="Lists"
          tabs={TRENDING_TABS}
          value={filter.tab}
          onChange={(tab) => void navigate(trendingPath({ ...filter, tab }), { replace: true })}
        >
          <h2>
            <VisuallyHidden>{nameOf(tabOf(filter.tab))}</VisuallyHidden>
          </h2>
          <ConflictList
            list={list}
            ranked={filter.tab !== 'ended'}
            isOfToday={filter.tab === 'today'}
            feed={feedOf(filter)}
            empty={<NoConflicts isFiltered={filter.category !== null} />}
          />
        </Tabs>
        <CommunityTiles />
      </div>
    </div>
  );
}

function NoConflicts({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <EmptyState title="No conflicts found" level={3} actions={<SubmitLink>Post a conflict</SubmitLink>}>
      {isFiltered ? 'Try another category, or post a conflict yourself.' : 'Post a conflict yourself.'}
    </EmptyState>
  );
}

export function CommunityTiles() {
  const stats = useStats();
  if (!stats) return null;
  return (
    <StatTiles
      id="community"
      title="TwoSides so far"
      tiles={[
        { label: 'Members', value: figure(stats.memberCount) },
        { label: 'Conflicts', value: figure(stats.conflictCount) },
        { label: 'Reached 100 votes', value: figure(stats.revealedCount) },
        { label: 'Votes', value: figure(stats.voteCount) },
      ]}
    />
  );
}
