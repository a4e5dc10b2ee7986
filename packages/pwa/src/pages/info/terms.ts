import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { operatorQuery } from '../../api/operator.ts';
import { TermsScreen } from '../../features/info/terms/TermsScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/terms',
  title: PAGE_HEADINGS.terms,
  Screen: TermsScreen,
  renderedBy: [],
  queries: () => [operatorQuery],
} satisfies Page<'terms'>;
