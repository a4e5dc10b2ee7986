import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import type { InfoSection } from '../page/info-section.ts';

export function BlogScreen() {
  return (
    <InfoPage
      title="Blog"
      lead="We haven't published anything yet. When there's something worth your time, you'll find it here."
      sections={SECTIONS}
      actions={<ButtonLink to="/trending">See what is trending</ButtonLink>}
    />
  );
}

const SECTIONS: readonly InfoSection[] = [
  {
    id: 'meanwhile',
    title: 'Until then',
    content: (
      <ul>
        <li>
          What people are talking about today is under <Link to="/trending">Trending</Link>.
        </li>
        <li>
          Why results stay hidden, and what happens at 100 votes, is in <Link to="/how-it-works">How it works</Link>.
        </li>
        <li>
          How to write a conflict that people can judge fairly is in the <Link to="/guidelines">guidelines</Link>.
        </li>
      </ul>
    ),
  },
];
