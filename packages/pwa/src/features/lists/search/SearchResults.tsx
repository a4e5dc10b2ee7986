import { CATEGORIES, findCategory } from '@twosides/domain/model';
import type { SearchView } from '@twosides/domain/reading';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import shared from '../../../styles/shared.module.css';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { Chip } from '../../../ui/layout/Chip.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { countOf } from '../../common/list-text.ts';
import { profilePath } from '../../common/member-name/MemberName.tsx';
import { SubmitLink } from '../../common/sign-up-prompt/ask-to-sign-up.tsx';
import { ConflictList } from '../conflict-list/ConflictList.tsx';
import styles from './SearchScreen.module.css';

type SearchResultsProps = {
  readonly query: string;
  readonly found: SearchView;
  readonly isStale: boolean;
};

export function SearchResults({ query, found, isStale }: SearchResultsProps) {
  const { categories, members, conflicts } = found;
  const count = categories.length + members.length + conflicts.length;
  return (
    <div className={shared.stack28} aria-busy={isStale}>
      <p className={classNames(shared.note, shared.breaks)} role="status">
        {isStale ? (
          'Searching…'
        ) : (
          <>
            {countOf(count, 'result')} for “<bdi>{query}</bdi>”
          </>
        )}
      </p>
      {count === 0 && !isStale && (
        <SearchIdeas title="Nothing found">Try fewer or different words, or browse a category.</SearchIdeas>
      )}
      {categories.length > 0 && (
        <Part id="found-categories" title="Categories">
          <ul className={styles.chips}>
            {categories.map((id) => {
              const category = findCategory(id);
              return (
                category && (
                  <li key={id}>
                    <Chip mark={category.id} to={`/category/${id}`}>
                      {category.name}
                    </Chip>
                  </li>
                )
              );
            })}
          </ul>
        </Part>
      )}
      {members.length > 0 && (
        <Part id="found-members" title="Members">
          <ul className={styles.members}>
            {members.map(({ id, userNickname, userAvatarId }) => (
              <li key={id}>
                <Link className={styles.member} to={profilePath(userNickname)}>
                  <Avatar size="sm" avatarId={userAvatarId} name={userNickname} />
                  <span dir="auto">{userNickname}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {conflicts.length > 0 && (
        <Part id="found-conflicts" title="Conflicts">
          <ConflictList list={{ ...ALL_HERE, conflicts }} empty={null} />
        </Part>
      )}
    </div>
  );
}

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

const ignore = () => undefined;

const ALL_HERE = {
  isError: false,
  retry: ignore,
  isRetrying: false,
  hasMore: false,
  next: null,
  loadMore: ignore,
  isLoadingMore: false,
  isLoadMoreError: false,
};

export function SearchIdeas({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.ways}>
      <EmptyState
        icon="search"
        title={title}
        actions={
          <>
            <ButtonLink to="/trending">See what’s trending</ButtonLink>
            <SubmitLink>Post a conflict</SubmitLink>
          </>
        }
      >
        {children}
      </EmptyState>
      <ul className={styles.centred} aria-label="Categories">
        {CATEGORIES.map(({ id, name }) => (
          <li key={id}>
            <Chip mark={id} to={`/category/${id}`}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
