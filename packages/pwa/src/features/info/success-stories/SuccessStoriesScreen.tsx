import { conflictPath } from '@twosides/domain/conflicts';
import type { StoryView } from '@twosides/domain/updates';
import { Link } from 'react-router-dom';
import { storiesQuery, useStories } from '../../../api/updates.ts';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { OUTCOME_TITLES } from '../../conflict/updates/update-words.ts';
import { InfoPage, type InfoSection } from '../page/InfoPage.tsx';
import styles from './Stories.module.css';

export const queries = () => [storiesQuery];

export function SuccessStoriesScreen() {
  const { data: told, isError, isFetching, refetch } = useStories();
  const hasStories = told !== undefined && told.stories.length > 0;
  const isMissing = told === undefined && isError;
  return (
    <InfoPage
      title="Success stories"
      lead={told === undefined ? WHAT_THEY_ARE : hasStories ? `${WHAT_THEY_ARE} None of it is made up.` : NO_STORIES}
      top={told?.helped && <Helped {...told.helped} />}
      sections={[
        ...(hasStories ? [{ ...STORIES, content: <Stories stories={told.stories} /> }] : []),
        ...(isMissing
          ? [{ ...STORIES, content: <NotRead retrying={isFetching} onRetry={() => void refetch()} /> }]
          : []),
        ...SECTIONS,
      ]}
      actions={
        <>
          <ButtonLink to="/" variant="fill">
            Read conflicts
          </ButtonLink>
          <ButtonLink to="/trending">See what’s trending</ButtonLink>
        </>
      }
    />
  );
}

const WHAT_THEY_ARE = 'How conflicts on TwoSides turned out, in the words of the people who posted them.';
const NO_STORIES =
  'We don’t have any stories yet. We could have made some up, but then you’d have no reason to believe the real ones.';

function Helped({ helped, answered }: { readonly helped: number; readonly answered: number }) {
  return (
    <p>
      The votes helped {helped.toLocaleString('en')} of the {answered.toLocaleString('en')} authors who answered.
    </p>
  );
}

function NotRead({ retrying, onRetry }: { readonly retrying: boolean; readonly onRetry: () => void }) {
  return (
    <>
      <p>The stories couldn’t be loaded.</p>
      <p>
        <Button size="small" icon="retry" pending={retrying} onClick={onRetry}>
          Try again
        </Button>
      </p>
    </>
  );
}

const STORIES = { id: 'told', title: 'What authors say' } as const;

const SECTIONS: readonly InfoSection[] = [
  {
    id: 'meanwhile',
    title: 'More to read',
    content: (
      <p>
        Read the conflicts themselves. Some authors come back to say how things went:{' '}
        <Link to="/trending?tab=ended">see their conflicts</Link>. Winning a vote isn’t a success story. Talking
        afterward is.
      </p>
    ),
  },
  {
    id: 'yours',
    title: 'Did it help you?',
    content: (
      <p>
        Tell the people who voted. They took your question seriously, and they hardly ever hear how things turned out.
        Open your conflict and press “Share how it went.” We’ll show your story here only if you say so. Please leave
        out anything your partner wouldn’t want others to read.
      </p>
    ),
  },
];

function Stories({ stories }: { readonly stories: readonly StoryView[] }) {
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
