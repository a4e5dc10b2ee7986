import { operatorQuery } from '../../../api/site.ts';
import { infoScreen } from '../page/info-screen.tsx';
import text from './dmca.mdx';

export const queries = () => [operatorQuery];

export const DmcaScreen = infoScreen(text, {
  title: 'Copyright and DMCA',
  lead: 'If someone posted your work here without your permission, tell us, and we’ll look into it.',
});
