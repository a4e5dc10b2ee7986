import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { InfoPage } from '../info-page/InfoPage.tsx';
import type { InfoSection } from '../info-page/info-section.ts';

export function SuccessStoriesScreen() {
  return (
    <InfoPage
      page="successStories"
      title="Success stories"
      lead="There are none here yet. We could have written some. Then you could not have believed the next ones."
      sections={SECTIONS}
      actions={
        <>
          <ButtonLink to="/" variant="fill">
            Read conflicts
          </ButtonLink>
          <ButtonLink to="/trending">See what is trending</ButtonLink>
        </>
      }
    />
  );
}

const SECTIONS: readonly InfoSection[] = [
  {
    id: 'meanwhile',
    title: 'What you can read instead',
    content: (
      <p>
        The conflicts themselves. Some authors come back to their own discussion and tell how it went: their comments
        carry the mark “Author”. A result is no success by itself, whoever it favours. That the two talked afterwards
        is.
      </p>
    ),
  },
  {
    id: 'yours',
    title: 'Has it helped you?',
    content: (
      <p>
        Tell those who voted: write a comment under your own conflict. They took your question seriously, and hardly
        ever hear how it ended. Please leave out what your partner would not want to be read.
      </p>
    ),
  },
];
