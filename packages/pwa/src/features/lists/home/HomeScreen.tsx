import { useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { conflictListQuery, useConflictList } from '../../../api/conflict-lists.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { optional } from '../../../ui/layout/optional.tsx';
import { SideQuotes } from '../../../ui/split/SideQuote.tsx';
import { PlainLinks } from '../../../ui/without-javascript/PlainLinks.tsx';
import { beginningOf } from '../../common/list-text.ts';
import { SubmitLink } from '../../common/sign-up-prompt/ask-to-sign-up.tsx';
import { CategoryNav } from '../category/CategoryNav.tsx';
import { ConflictList } from '../conflict-list/ConflictList.tsx';
import styles from './HomeScreen.module.css';
import { feedOf, homePath, listOf, parseHomeFilter, SORTS, type Sort } from './home-filter.ts';

export const queries = ({ search }: { readonly search: URLSearchParams }) => [
  conflictListQuery({ ...listOf(parseHomeFilter(search)), from: beginningOf(search) }),
];

const MemberHome = optional(() => import('./MemberHome.tsx').then((m) => m.MemberHome), {
  whileLoading: <div className={styles.memberHome} />,
});

const SavedVotesNotice = optional(() => import('./SavedVotesNotice.tsx').then((m) => m.SavedVotesNotice));

export function HomeScreen() {
  const { status, user } = useCurrentUser();
  const { pendingCount } = useOutboxItems();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = parseHomeFilter(search);
  const list = useConflictList({ ...listOf(filter), from: beginningOf(search) });

  return (
    <div className={styles.screen}>
      <HomeHero isSlim={user !== null} />
      {user && <MemberHome />}
      {status === 'signed-out' && pendingCount > 0 && <SavedVotesNotice />}
      <div className={styles.columns}>
        <CategoryNav current={filter.category} pathTo={(category) => homePath({ ...filter, category })} />
        <section className={shared.shrinks} aria-labelledby="conflicts-heading">
          <div className={classNames(shared.between, styles.head)}>
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
            feed={feedOf(filter)}
            empty={
              <EmptyState
                title={filter.category === null ? 'No conflicts yet' : 'No conflicts found for the selected category.'}
                level={3}
                actions={<SubmitLink>Submit the First Conflict</SubmitLink>}
              />
            }
          />
        </section>
        <LargeScreenSidebar />
      </div>
    </div>
  );
}

function HomeHero({ isSlim }: { readonly isSlim: boolean }) {
  return (
    <div className={classNames(styles.hero, isSlim && styles.slim)}>
      <div className={styles.words}>
        <h1 className={styles.title}>Get real clarity from real people.</h1>
        <p className={styles.text}>
          Tell both sides of a conflict. People who’ve never met either of you say whose side they’d take, and why.
        </p>
        <div className={shared.wrap12}>
          <SubmitLink variant="fill">Submit Your Conflict</SubmitLink>
          <ButtonLink to="/today" className={styles.today}>
            Vote on today’s five
          </ButtonLink>
        </div>
      </div>
      <div className={styles.picture} aria-hidden="true">
        <SideQuotes
          her="I asked for one quiet evening a week. I have nothing against game night."
          his="It’s the only night my friends can come over. I cook, I clean, I just want company."
        />
      </div>
    </div>
  );
}

const HomeSidebar = optional(() => import('./HomeSidebar.tsx').then((module) => module.HomeSidebar));

function LargeScreenSidebar() {
  const isLarge = useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(LARGE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(LARGE).matches,
    () => false,
  );
  return isLarge && <HomeSidebar />;
}

const LARGE = '(min-width: 75em)';
