import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import type { InfoSection } from '../page/info-section.ts';

export function CareersScreen() {
  return (
    <InfoPage
      title="Careers"
      lead="There are no open positions right now, and we'd rather say so than collect applications nobody reads."
      sections={SECTIONS}
      actions={<ButtonLink to="/about">About TwoSides</ButtonLink>}
    />
  );
}

const SECTIONS: readonly InfoSection[] = [
  {
    id: 'take-part',
    title: 'You can still take part',
    content: (
      <>
        <p>TwoSides is free software. Much of what makes it better needs no contract and no interview:</p>
        <ul>
          <li>Vote with care, and say why. A thoughtful comment is the most useful thing you can give here.</li>
          <li>Tell us what does not work for you: a text that is hard to read, a button that cannot be reached.</li>
          <li>Write code, translate, or review the design. The software is open under the AGPL.</li>
        </ul>
        <p>
          How to get in touch is on the <Link to="/contact">contact page</Link>.
        </p>
      </>
    ),
  },
];
