import { useQuery } from '@tanstack/react-query';
import { conflictPath } from '@twosides/domain/conflicts';
import type { StoryView } from '@twosides/domain/updates';
import { Link } from 'react-router-dom';
import { storiesQuery } from '../../../api/updates.ts';
import shared from '../../../styles/shared.module.css';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { numberText } from '../../../ui/identity/in-words.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { TextFailed } from '../../common/offline/LoadFailed.tsx';
import { OUTCOME_TITLES } from '../../conflict/updates/update-words.ts';
import { InfoPage } from '../page/InfoPage.tsx';
import { sectionsOf } from '../page/info-screen.tsx';
import styles from './Stories.module.css';
import text from './success-stories.mdx';

export const queries = () => [storiesQuery];

export function SuccessStoriesScreen() {
  const query = useQuery(storiesQuery);
  const { data } = query;
  const hasStories = data !== undefined && data.stories.length > 0;
  return (
    <InfoPage
      title="Success stories"
      lead={data === undefined ? WHAT_THEY_ARE : hasStories ? `${WHAT_THEY_ARE} None of it is made up.` : NO_STORIES}
      top={
        data?.helped && (
          <p>
            The votes helped {numberText(data.helped.helped)} of the {numberText(data.helped.answered)} authors who
            answered.
          </p>
        )
      }
      sections={[
        ...(hasStories ? [{ ...STORIES, content: <Stories stories={data.stories} /> }] : []),
        ...(query.isError && !data
          ? [{ ...STORIES, content: <TextFailed query={query}>The stories couldn’t be loaded.</TextFailed> }]
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

const STORIES = { id: 'told', title: 'What authors say' } as const;

const SECTIONS = sectionsOf(text);

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
