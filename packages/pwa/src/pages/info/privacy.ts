import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { operatorQuery } from '../../api/operator.ts';
import { PrivacyScreen } from '../../features/info/privacy/PrivacyScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/privacy',
  title: PAGE_HEADINGS.privacy,
  Screen: PrivacyScreen,
  renderedBy: [],
  queries: () => [operatorQuery],
} satisfies Page<'privacy'>;
