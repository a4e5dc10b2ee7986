import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import type { InfoSection } from '../page/info-section.ts';

export function PressScreen() {
  return (
    <InfoPage
      title="Press"
      lead="There's no press kit and no press release yet. Here's what you may want to know."
      sections={SECTIONS}
      actions={
        <>
          <ButtonLink to="/about">About TwoSides</ButtonLink>
          <ButtonLink to="/how-it-works">How it works</ButtonLink>
        </>
      }
    />
  );
}

const SECTIONS: readonly InfoSection[] = [
  {
    id: 'in-short',
    title: 'TwoSides in two sentences',
    content: (
      <p>
        On TwoSides, people post a conflict with their partner from both sides, and others vote on whose side they are
        on before they can see the result. It is free software under the AGPL, and its figures are counted, never
        invented.
      </p>
    ),
  },
  {
    id: 'quoting',
    title: 'Quoting conflicts and comments',
    content: (
      <>
        <p>
          Behind every conflict are two people, and only one of them chose to publish it. Please quote little, leave
          nicknames out, and don't try to find out who they are. What members write belongs to them.
        </p>
        <p>
          For questions, see the <Link to="/contact">contact page</Link>.
        </p>
      </>
    ),
  },
];
