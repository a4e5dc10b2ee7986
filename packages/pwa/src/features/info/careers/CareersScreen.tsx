import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import { sectionsOf } from '../page/sections-of.tsx';
import text from './careers.mdx';

export function CareersScreen() {
  return (
    <InfoPage
      title="Careers"
      lead="There are no open positions right now, and we’d rather say so than collect applications nobody reads."
      sections={SECTIONS}
      actions={<ButtonLink to="/about">About TwoSides</ButtonLink>}
    />
  );
}

const SECTIONS = sectionsOf(text);
