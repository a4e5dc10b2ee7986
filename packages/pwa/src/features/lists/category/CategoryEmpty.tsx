import { CATEGORY_COPY, type Category } from '@twosides/domain/model';
import { Link } from 'react-router-dom';
import { storePendingQuestion } from '../../../drafts/pending-question.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { SubmitLink } from '../../common/sign-up-prompt/SubmitLink.tsx';
import styles from './CategoryEmpty.module.css';

export function CategoryEmpty({ category }: { readonly category: Category }) {
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
