import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import { sectionsOf } from '../page/sections-of.tsx';
import text from './blog.mdx';

export function BlogScreen() {
  return (
    <InfoPage
      title="Blog"
      lead="We haven’t published anything yet. When there’s something worth your time, you’ll find it here."
      sections={SECTIONS}
      actions={<ButtonLink to="/trending">See what’s trending</ButtonLink>}
    />
  );
}

const SECTIONS = sectionsOf(text);
