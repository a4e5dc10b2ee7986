import { CATEGORIES, type CategoryId } from '@twosides/domain/model';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import shared from '../../../styles/shared.module.css';
import { CategoryMark } from '../../../ui/identity/CategoryMark.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './CategoryNav.module.css';

type CategoryNavProps = {
  readonly current: CategoryId | null;
  readonly pathTo: (category: CategoryId | null) => string;
};

const CHOICES = [{ id: null, name: 'All Conflicts' }, ...CATEGORIES] as const;

export function CategoryNav({ current, pathTo }: CategoryNavProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Not `scrollIntoView`, because that would also move the page.
    const item = row.current?.children[CHOICES.findIndex(({ id }) => id === current)];
    if (row.current && item instanceof HTMLElement)
      row.current.scrollLeft = item.offsetLeft - row.current.offsetLeft - 48;
  }, [current]);
  return (
    <nav aria-label="Categories" className={styles.column}>
      <ul ref={row} className={styles.list}>
        {CHOICES.map(({ id, name }) => (
          <li key={name}>
            <Link
              to={pathTo(id)}
              className={classNames(shared.choice, styles.link)}
              aria-current={id === current ? 'true' : undefined}
            >
              <CategoryMark name={id ?? 'all'} size={22} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
