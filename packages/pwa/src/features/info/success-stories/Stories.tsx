import { conflictPath } from '@twosides/domain/conflicts';
import type { StoryView } from '@twosides/domain/updates';
import { Link } from 'react-router-dom';
import shared from '../../../styles/shared.module.css';
import { Card } from '../../../ui/layout/Card.tsx';
import { OUTCOME_TITLES } from '../../conflict/updates/update-words.ts';
import styles from './Stories.module.css';

export function Stories({ stories }: { readonly stories: readonly StoryView[] }) {
  return (
    <ul className={styles.stories}>
      {stories.map(({ conflictId: id, title, ending, text, timeAgo }) => (
        <Card as="li" shape="bubble" key={id} className={shared.stack8}>
          <p className={styles.what}>
            <strong>{OUTCOME_TITLES[ending]}</strong> <span className={shared.note}>{timeAgo}</span>
          </p>
          <blockquote className={shared.written} dir="auto">
            {text}
          </blockquote>
          <Link to={conflictPath({ id, title })} dir="auto">
            {title}
          </Link>
        </Card>
      ))}
    </ul>
  );
}
