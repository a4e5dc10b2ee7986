import { operatorQuery } from '../../../api/site.ts';
import { infoScreen } from '../page/info-screen.tsx';
import text from './terms.mdx';

export const queries = () => [operatorQuery];

export const TermsScreen = infoScreen(text, {
  title: 'Terms',
  lead: 'What you and the people who run this site can expect of each other, in words you don’t need a lawyer to understand. Where you live, the law may give you more rights than these terms. In that case, the law comes first.',
});
