import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import { sectionsOf } from '../page/sections-of.tsx';
import text from './help.mdx';

export function HelpScreen() {
  return (
    <InfoPage
      title="Help"
      lead="Short answers to what people ask most."
      sections={SECTIONS}
      actions={<ButtonLink to="/contact">Ask something else</ButtonLink>}
    />
  );
}

const SECTIONS = sectionsOf(text);
