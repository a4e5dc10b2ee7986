import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { VotingDemoScreen } from '../../features/voting-demo/VotingDemoScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/voting-demo',
  title: PAGE_HEADINGS.votingDemo,
  Screen: VotingDemoScreen,
} satisfies Page<'votingDemo'>;
