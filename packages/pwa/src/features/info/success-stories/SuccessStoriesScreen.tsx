import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import type { InfoSection } from '../page/info-section.ts';

export function SuccessStoriesScreen() {
  return (
    <InfoPage
      title="Success stories"
      lead="There are none here yet. We could have made some up, but then you couldn't believe the next ones."
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
        The conflicts themselves. Some authors come back to tell how it went: look for comments marked “Author”. Winning
        a vote isn't a success story. Talking afterwards is.
      </p>
    ),
  },
  {
    id: 'yours',
    title: 'Has it helped you?',
    content: (
      <p>
        Tell those who voted: write a comment under your own conflict. They took your question seriously, and they
        hardly ever hear how it ended. Please leave out what your partner wouldn't want others to read.
      </p>
    ),
  },
];
