import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aConflict, pageOf } from '../../../test-support/seeds.ts';
import type { Vote } from '../../voting/use-vote.ts';
import { VoteStatus } from './VoteSection.tsx';

test('online, a vote that waits is not announced as waiting for a network', () => {
  const vote = { phase: 'waiting', kept: undefined } as Vote;
  const html = renderToStaticMarkup(<VoteStatus conflict={pageOf(aConflict())} vote={vote} showsResults={false} />);
  expect(html).toContain('Saved. Will be sent in a moment');
});
