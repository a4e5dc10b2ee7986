import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import { sectionsOf } from '../page/sections-of.tsx';
import text from './forum.mdx';

export function ForumScreen() {
  return (
    <InfoPage
      title="Forum"
      lead="There’s no separate forum. People talk under each conflict, with both sides in view."
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

const SECTIONS = sectionsOf(text);
