import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { operatorQuery } from '../../api/operator.ts';
import { ContactScreen } from '../../features/info/contact/ContactScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/contact',
  title: PAGE_HEADINGS.contact,
  Screen: ContactScreen,
  renderedBy: [],
  queries: () => [operatorQuery],
} satisfies Page<'contact'>;
