import { markHelpful } from '@twosides/domain/discussion';
import { report } from '@twosides/domain/moderation';
import { ownerOf } from '@twosides/domain/privacy';
import { expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { commentIdOf, memberId, NOW, SECRETS, WEIGHING } from '../builders.ts';
import { addMember, stored } from '../steps.ts';

/**
 * A mark of two accounts of one mailbox and of a member who is gone, and a report of one of the accounts, all on
 * comment 1 by `wise`.
 */
export const MARKERS = ['one', 'two', 'gone'] as const;
export const EMAIL_OF: Readonly<Record<string, string>> = {
  one: 'reader@example.org',
  two: 'reader+2@example.org',
  wise: 'wise@example.org',
};
export const COMMENT = commentIdOf(1);
export const keyOf = (name: string): string => `helpful:${SECRETS.stampOf('points', `${COMMENT} ${name}`)}`;

/** What has become of them. */
export const expectMarks = async (stores: Stores): Promise<void> => {
  const count = async () => (await stores.comments.readComment(COMMENT))?.helpfulCount;
  const points = async () => (await stores.points.readRecord(memberId('wise'), 'self')).score.points;
  const marks = async (name: string) => {
    const page = await stores.personalData.read('helpfulMarks', ownerOf(SECRETS, memberId(name)), null, 5);
    return page.records.map(({ commentId }) => commentId);
  };
  const mark = (name: string, isHelpful: boolean) =>
    markHelpful({ ...stores, secrets: SECRETS, clock: () => NOW })(
      { memberId: memberId(name), opId: null },
      COMMENT,
      isHelpful,
    );
  for (const name of MARKERS) expect(await marks(name)).toEqual([COMMENT]);
  expect([await count(), await points()]).toEqual([3, 75]);
  await mark('one', false);
  expect([await count(), await points()]).toEqual([2, 50]);
  // Of the two accounts of one mailbox the other's stands under a fingerprint of its own.
  await mark('two', false);
  expect([await count(), await points()]).toEqual([1, 25]);
  await addMember(stores, 'three', { email: 'reader+3@example.org' });
  await report({ ...stores, clock: () => NOW, weighing: WEIGHING })(
    memberId('three'),
    { kind: 'comment', id: COMMENT },
    'hate',
    null,
  );
  const [open] = await stores.reports.listOpen(5);
  expect(stored(open).reports).toMatchObject([
    { reporterId: 'one', reason: 'spam', reportedAt: NOW - (NOW % 86_400_000) },
  ]);
};
