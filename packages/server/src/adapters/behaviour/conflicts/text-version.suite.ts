import { editConflict } from '@twosides/domain/conflicts';
import { ESTABLISHED_RULE } from '@twosides/domain/mailbox-keys';
import { castVote } from '@twosides/domain/voting';
import { describe, expect } from 'vitest';
import { memberId, NOW, SECRETS, voterOf } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, post, readConflict, readSides } from '../steps.ts';

export const describeTextVersions = (test: StoresTest): void => {
  describe('the version of a conflict’s words', () => {
    test('lets only one of a simultaneous edit and vote succeed', async ({ stores }) => {
      await addMember(stores, 'ben');
      const needs = { ...stores, secrets: SECRETS, clock: () => NOW };
      for (let round = 0; round < 8; round += 1) {
        const before = await post(stores);
        const vote = () =>
          castVote({ ...needs, established: ESTABLISHED_RULE })(
            { memberId: memberId('ben'), opId: null },
            before.id,
            'her',
            { textVersion: 1 },
          );
        const edit = () =>
          editConflict({ ...stores, clock: () => NOW })(memberId('author'), before.id, {
            title: 'The washing machine',
          });
        const [first, second] = round % 2 === 0 ? [vote, edit] : [edit, vote];
        const results = await Promise.all([first(), second()]);
        const errors = results.flatMap((result) => (result.ok ? [] : [result.error]));
        const { title, textVersion, totalVotes } = await readConflict(stores, before.id);
        const sides = await readSides(stores, before.id, [voterOf('ben')]);
        expect({ errors, sides: [...sides.values()], totalVotes, title, textVersion }).toEqual(
          totalVotes === 1
            ? { errors: ['conflict-frozen'], sides: ['her'], totalVotes: 1, title: before.title, textVersion: 1 }
            : { errors: ['text-changed'], sides: [], totalVotes: 0, title: 'The washing machine', textVersion: 2 },
        );
      }
    });
  });
};
