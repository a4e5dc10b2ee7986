import type { ConflictId } from '@twosides/domain/kernel';
import { NO_HISTORY, unchanged } from '@twosides/domain/model';
import { spanStart } from '@twosides/domain/points';
import { ESTABLISHED_RULE } from '@twosides/domain/voices';
import { castVote, voteHistoryView } from '@twosides/domain/voting';
import { expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { fingerprintOf, memberId, NOW, SECRETS, voterOf } from '../builders.ts';
import { addMember, readConflict, voteKey } from '../steps.ts';

/** A conflict that misses one vote to its reveal, as a release knew it that kept no first sides. */
export const EARLIER_TALLY = { totalVotes: 99, herVotes: 60, hisVotes: 39 };
/** One of these votes: all that such a release kept of it. */
export const EARLIER_VOTE = {
  side: 'her',
  votedAt: spanStart('day', NOW),
  userFingerprint: fingerprintOf('ada'),
  castBy: voterOf('ada'),
} as const;

/** Nothing is known of how earlier votes were cast, and none of them counts as one from before seeing. */
export const expectEarlierVotes = async (stores: Stores, id: ConflictId): Promise<void> => {
  expect(await stores.votes.castVote(voteKey('ada', id), (state) => unchanged(state.vote))).toEqual({
    ...EARLIER_VOTE,
    conflictId: id,
    firstSide: null,
    isBlind: false,
    isReading: false,
    sideWhenSeen: null,
    guess: null,
    established: null,
    isSetAside: false,
  });
  expect(await readConflict(stores, id)).toMatchObject({ ...EARLIER_TALLY, history: NO_HISTORY });

  await addMember(stores, 'ada');
  await addMember(stores, 'ben');
  const cast = castVote({ votes: stores.votes, secrets: SECRETS, clock: () => NOW, established: ESTABLISHED_RULE });
  const voteOf = (name: string) => cast({ memberId: memberId(name), opId: null }, id, 'his');
  await voteOf('ben');
  const revealed = await readConflict(stores, id);
  expect(revealed).toMatchObject({ totalVotes: 100, hisVotes: 40, revealedAt: NOW });
  expect(voteHistoryView(revealed, null).blindTally).toEqual({
    votes: 1,
    herPercentage: 0,
    herPercentageSince: null,
  });
  await voteOf('ada');
  expect(await readConflict(stores, id)).toMatchObject({ hisVotes: 41, history: revealed.history });
};
