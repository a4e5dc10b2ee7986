import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aConflict, pageOf } from '../../../test-support/seeds.ts';
import type { Vote } from '../../voting/use-vote.ts';
import { VoteStatus } from './VoteSection.tsx';

test('online, a vote that waits is not announced as waiting for a network', () => {
  const vote = { phase: 'waiting', queued: undefined } as Vote;
  const html = renderToStaticMarkup(<VoteStatus conflict={pageOf(aConflict())} vote={vote} showsResults={false} />);
  expect(html).toContain('Saved. Will be sent in a moment');
});

test('a tie is read out with one mark at its end', () => {
  const vote = { phase: 'announced', showsAskedResult: false } as Vote;
  const tie = pageOf(aConflict({ totalVotes: 2, herVotes: 1, hisVotes: 1 }), 'her');
  const html = renderToStaticMarkup(<VoteStatus conflict={tie} vote={vote} showsResults />);
  expect(html).toContain('Perfect tie! Her side 50%');
});
