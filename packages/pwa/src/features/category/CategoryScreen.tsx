import { CATEGORY_COPY, type Category, ERROR_MESSAGES, findCategory } from '@twosides/domain';
import { useParams } from 'react-router-dom';
import { useConflictList } from '../../api/conflict-lists.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { ConflictList } from '../conflict-list/ConflictList.tsx';
import { countOf } from '../conflict-list/count-of.ts';
import { CategoryEmpty } from './CategoryEmpty.tsx';
import { CategoryNav } from './CategoryNav.tsx';
import { CategoryNotFound } from './CategoryNotFound.tsx';
import styles from './CategoryScreen.module.css';

const LIMIT = 20;

export function CategoryScreen() {
  const { categoryId = '' } = useParams();
  const category = findCategory(categoryId);
  useDocumentTitle(category?.name ?? ERROR_MESSAGES['category-not-found']);
  return category ? <KnownCategory category={category} /> : <CategoryNotFound />;
}

function KnownCategory({ category }: { readonly category: Category }) {
  const list = useConflictList({ name: 'topConflictsToday', category: category.id, limit: LIMIT });
  return (
    <div className={styles.screen}>
      <CategoryNav current={category.id} pathTo={(id) => (id === null ? '/' : `/category/${id}`)} />
      <div className={styles.main}>
        <header className={styles.head}>
          <span className={styles.emoji} aria-hidden="true">
            {category.emoji}
          </span>
          <h1 className={styles.title}>{category.name}</h1>
          <p className={styles.text}>{CATEGORY_COPY[category.id].description}</p>
          <div className={styles.row}>
            <ButtonLink variant="fill" to="/submit-conflict">
              Submit Conflict
            </ButtonLink>
            {list.conflicts && <p className={styles.count}>{activeText(list.conflicts.length, list.hasMore)}</p>}
          </div>
        </header>
        <h2 className={styles.heading}>Conflicts</h2>
        <ConflictList list={list} empty={<CategoryEmpty category={category} />} />
      </div>
    </div>
  );
}

/** Exact once the whole list is here; until then it says only what is certain. */
function activeText(listed: number, hasMore: boolean): string {
  return hasMore ? `More than ${listed} active conflicts` : countOf(listed, 'active conflict');
}
