import { CATEGORY_COPY, type Category, findCategory } from '@twosides/domain/model';
import { ERROR_MESSAGES } from '@twosides/domain/wire';
import { Link, useSearchParams } from 'react-router-dom';
import { type ConflictList as Conflicts, conflictListQuery, useConflictList } from '../../../api/conflict-lists.ts';
import type { ListChoice } from '../../../api/query-keys.ts';
import { statsQuery, useStats } from '../../../api/site.ts';
import { storePendingQuestion } from '../../../drafts/pending-question.ts';
import shared from '../../../styles/shared.module.css';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { CategoryMark } from '../../../ui/identity/CategoryMark.tsx';
import { NoIndex, useDocumentTitle } from '../../../ui/layout/document-head.ts';
import { beginningOf, countOf, type PageAddress } from '../../common/list-text.ts';
import { SubmitLink } from '../../common/sign-up-prompt/ask-to-sign-up.tsx';
import { ConflictList } from '../conflict-list/ConflictList.tsx';
import { CategoryNav } from './CategoryNav.tsx';
import styles from './CategoryScreen.module.css';

export const queries = ({ params: { categoryId = '' }, search }: PageAddress) => {
  const category = findCategory(categoryId);
  return category ? [conflictListQuery({ ...listOf(category), from: beginningOf(search) }), statsQuery] : [];
};

export function CategoryScreen({ params }: { readonly params: { readonly categoryId?: string } }) {
  const category = findCategory(params.categoryId ?? '');
  useDocumentTitle(category?.name ?? ERROR_MESSAGES['category-not-found']);
  return category ? <KnownCategory category={category} /> : <CategoryNotFound />;
}

function KnownCategory({ category }: { readonly category: Category }) {
  const [search] = useSearchParams();
  const list = useConflictList({ ...listOf(category), from: beginningOf(search) });
  const counted = useStats()?.conflictsByCategory[category.id];
  const activeCount = countActive(list, counted);
  return (
    <div className={shared.listPage}>
      <CategoryNav current={category.id} pathTo={(id) => (id === null ? '/' : `/category/${id}`)} />
      <div className={shared.shrinks}>
        <header className={styles.head}>
          <CategoryMark name={category.id} size={44} />
          <h1 className={shared.listTitle}>{category.name}</h1>
          <p className={styles.text}>{CATEGORY_COPY[category.id].description}</p>
          <div className={styles.row}>
            <SubmitLink variant="fill">Submit Conflict</SubmitLink>
            {activeCount !== undefined && <p className={shared.figures}>{countOf(activeCount, 'active conflict')}</p>}
          </div>
        </header>
        <h2 className={styles.heading}>Conflicts</h2>
        <ConflictList
          list={list}
          isOfToday
          feed={`category/${category.id}/newest`}
          empty={<CategoryEmpty category={category} />}
        />
      </div>
    </div>
  );
}

function countActive({ conflicts, hasMore }: Conflicts, counted: number | undefined): number | undefined {
  if (conflicts && !hasMore) return conflicts.length;
  return counted !== undefined && counted > (conflicts?.length ?? 0) ? counted : undefined;
}

const LIMIT = 20;

const listOf = ({ id }: Category): ListChoice => ({ name: 'topConflictsToday', category: id, limit: LIMIT });

function CategoryEmpty({ category }: { readonly category: Category }) {
  const { emptyText, prompts } = CATEGORY_COPY[category.id];
  return (
    <EmptyState
      title={emptyText}
      level={3}
      actions={
        <>
          <ButtonLink to="/">Explore Recent Conflicts</ButtonLink>
          <SubmitLink>Post a Conflict</SubmitLink>
        </>
      }
    >
      <p>You could ask something like:</p>
      <ul className={styles.prompts}>
        {prompts.map((prompt) => (
          <li key={prompt} className={styles.prompt}>
            <Link
              className={styles.link}
              to="/submit-conflict"
              onClick={() => storePendingQuestion({ title: prompt, account: null })}
            >
              {prompt}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

function CategoryNotFound() {
  return (
    <>
      <NoIndex />
      <EmptyState
        level={1}
        icon="search"
        title={ERROR_MESSAGES['category-not-found']}
        actions={
          <ButtonLink variant="fill" to="/">
            Back to Home
          </ButtonLink>
        }
      >
        There are eight categories, and this isn’t one of them. You’ll find them all on the{' '}
        <Link to="/">home page</Link>.
      </EmptyState>
    </>
  );
}
