import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { OutboxScreen } from '../features/outbox/OutboxScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/outbox',
  title: PAGE_HEADINGS.outbox,
  Screen: OutboxScreen,
} satisfies Page<'outbox'>;
