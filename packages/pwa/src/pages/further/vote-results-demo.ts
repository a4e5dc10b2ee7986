import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { VoteResultsDemoScreen } from '../../features/vote-results-demo/VoteResultsDemoScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/vote-results-demo',
  title: PAGE_HEADINGS.voteResultsDemo,
  Screen: VoteResultsDemoScreen,
} satisfies Page<'voteResultsDemo'>;
