import { useNavigate, useSearchParams } from 'react-router-dom';
import { conflictListQuery, useConflictList } from '../../api/conflict-lists.ts';
import { LIST_MESSAGES } from '../../messages/list-messages.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { optional } from '../../ui/layout/optional.tsx';
import { PlainLinks } from '../../ui/without-javascript/PlainLinks.tsx';
import { CategoryNav } from '../category/CategoryNav.tsx';
import { beginningOf } from '../conflict-list/beginning-of.ts';
import { ConflictList } from '../conflict-list/ConflictList.tsx';
import { HomeHero } from './HomeHero.tsx';
import styles from './HomeScreen.module.css';
import { homePath, listOf, parseHomeFilter, SORTS, type Sort } from './home-filter.ts';
import { LargeScreenSidebar } from './LargeScreenSidebar.tsx';

/** What a visitor’s page asks of the server. */
export const queries = ({ search }: { readonly search: URLSearchParams }) => [
  conflictListQuery({ ...listOf(parseHomeFilter(search)), from: beginningOf(search) }),
];

const MemberHome = optional(() => import('./MemberHome.tsx').then((m) => m.MemberHome), {
  whileLoading: <div className={styles.memberHome} />,
});

export function HomeScreen() {
  const { user } = useCurrentUser();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = parseHomeFilter(search);
  const list = useConflictList({ ...listOf(filter), from: beginningOf(search) });

  return (
    <div className={styles.screen}>
      <HomeHero isSlim={user !== null} />
      {user && <MemberHome />}
      <div className={styles.columns}>
        <CategoryNav current={filter.category} pathTo={(category) => homePath({ ...filter, category })} />
        <section className={styles.main} aria-labelledby="conflicts-heading">
          <div className={styles.head}>
            <h2 id="conflicts-heading" className={styles.heading}>
              Top Conflicts Today
            </h2>
            <SelectField
              label="Sort by"
              hideLabel
              look="pill"
              options={SORTS}
              value={filter.sort}
              onChange={(event) => void navigate(homePath({ ...filter, sort: event.target.value as Sort }))}
            />
          </div>
          <PlainLinks
            label="Sort by"
            links={SORTS.map(({ value: sort, label }) => ({ href: homePath({ ...filter, sort }), label }))}
          />
          <ConflictList
            list={list}
            isOfToday={filter.sort === 'most-voted'}
            empty={<NoConflicts isFiltered={filter.category !== null} />}
          />
        </section>
        <LargeScreenSidebar />
      </div>
    </div>
  );
}

/** @param isFiltered whether a category is selected; without one nobody has posted anything yet */
function NoConflicts({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <EmptyState
      title={isFiltered ? LIST_MESSAGES.homeEmpty : 'No conflicts yet'}
      level={3}
      actions={<ButtonLink to="/submit-conflict">Submit the First Conflict</ButtonLink>}
    />
  );
}
