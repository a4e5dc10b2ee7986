import { operatorQuery } from '../../../api/operator.ts';
import { InfoPage } from '../page/InfoPage.tsx';
import { sectionsOf } from '../page/sections-of.tsx';
import text from './dmca.mdx';

export const queries = () => [operatorQuery];

export function DmcaScreen() {
  return (
    <InfoPage
      title="Copyright and DMCA"
      lead="If something on this site was copied from you without your permission, tell us, and we’ll look into it."
      sections={SECTIONS}
    />
  );
}

const SECTIONS = sectionsOf(text);
