import { CATEGORIES } from '@twosides/domain/model';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Chip } from '../../../ui/layout/Chip.tsx';
import { SubmitLink } from '../../common/sign-up-prompt/SubmitLink.tsx';
import styles from './SearchScreen.module.css';

export function WaysOn({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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
