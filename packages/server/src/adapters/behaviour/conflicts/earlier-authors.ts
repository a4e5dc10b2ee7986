import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import { spanStart } from '@twosides/domain/points';
import { expect } from 'vitest';
import { createSecrets } from '../../secrets/secrets.ts';
import type { Stores } from '../../stores.ts';
import { commentIdOf, memberId, NOW } from '../builders.ts';

/** Real ones: what tests can read, a copy would show. */
export const REAL_SECRETS = createSecrets('a secret of at least thirty-two characters');
/** Nowhere but where a row says whose it is. */
export const ADA: MemberId = memberId('unmistakable-ada');
export const HIDDEN = 1 as ConflictId;
export const NAMED = 2 as ConflictId;
/** Of the job that waits. */
export const PAYLOAD = { kind: 'conflict-revealed', conflictId: HIDDEN, authorId: ADA } as const;

/**
 * An anonymous and a named conflict of Ada's, posted at 77 ms past `NOW`; her comments 1 and 3 and Ben's 2 on them;
 * four alerts; a job: all of the time in which they had their author's name beside them.
 */
export const expectAuthors = async (stores: Stores): Promise<void> => {
  const { items } = await stores.reading.listByAuthor({
    author: ADA,
    scope: 'own',
    limit: 5,
    after: null,
    viewer: null,
  });
  expect(items.map(({ conflict }) => [conflict.id, conflict.submittedBy, conflict.submittedAt])).toEqual([
    [NAMED, ADA, NOW + 77],
    [HIDDEN, ADA, spanStart('day', NOW)],
  ]);
  const comments = await Promise.all([1, 2, 3].map((serial) => stores.comments.readComment(commentIdOf(serial))));
  expect(comments.map((found) => [found?.authorId, found?.avatar])).toEqual([
    [ADA, 'shown'],
    ['ben', 'own'],
    [ADA, 'own'],
  ]);
  expect((await stores.alerts.list(ADA, null, 9)).alerts).toHaveLength(4);
  expect(await stores.jobs.claim(NOW, NOW + 1, 5, 'news')).toMatchObject([{ payload: PAYLOAD }]);
};
