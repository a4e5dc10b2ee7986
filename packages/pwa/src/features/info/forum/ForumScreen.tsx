import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import type { InfoSection } from '../page/info-section.ts';

export function ForumScreen() {
  return (
    <InfoPage
      title="Forum"
      lead="There's no separate forum. People talk under each conflict, with both sides in view."
      sections={SECTIONS}
      actions={
        <>
          <ButtonLink to="/" variant="fill">
            Find a conversation
          </ButtonLink>
          <ButtonLink to="/submit-conflict">Post a conflict</ButtonLink>
        </>
      }
    />
  );
}

const SECTIONS: readonly InfoSection[] = [
  {
    id: 'where',
    title: 'Where to go instead',
    content: (
      <ul>
        <li>To talk about a conflict: open it and add your view under “Community discussion”.</li>
        <li>
          To ask how something works here: the <Link to="/help">help page</Link>.
        </li>
        <li>
          To tell us what is missing or broken: the <Link to="/contact">contact page</Link>.
        </li>
        <li>
          To talk to someone because you are not safe: the <Link to="/safety">safety page</Link> has help lines.
        </li>
      </ul>
    ),
  },
];
