import { operatorQuery } from '../../../api/operator.ts';
import { InfoPage } from '../page/InfoPage.tsx';
import { SECTIONS } from './term-sections.tsx';

/** API calls for a visitor's page. */
export const queries = () => [operatorQuery];

export function TermsScreen() {
  return (
    <InfoPage
      title="Terms"
      lead="What you and the people who run this site can expect of each other, in words that need no lawyer. Where you live, the law may give you more rights than these terms. Then the law counts."
      sections={SECTIONS}
    />
  );
}
