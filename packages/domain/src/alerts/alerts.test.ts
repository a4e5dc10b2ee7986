import { expect, test } from 'vitest';
import type { MemberId } from '../kernel/ids.ts';
import { NOON, toConflictId } from '../test-support/records.ts';
import type { Reveal } from '../voting/voting.port.ts';
import { alertView, parseReadReveals, type ReadReveals, readFurther, readRevealsText, votedReveals } from './alerts.ts';

const COMMENT = '01890a5d-ac96-774b-bcce-b302099a8057';

const conflictId = toConflictId(7);
const REPLY = { type: 'replies', conflictId, commentId: COMMENT as never, replyId: COMMENT as never } as const;
const POSTED = { type: 'followed-posted', conflictId } as const;
const path = '/conflict/7';

test.each([
  [REPLY, true, { detail: 'The plants' }],
  [REPLY, false, { detail: null }],
  [POSTED, true, { path, kind: 'followed', text: 'Ben, whom you follow, posted a conflict', detail: 'The plants' }],
  [POSTED, false, { path, kind: 'followed', text: 'Someone you follow posted a conflict', detail: null }],
])(
  'an alert %o shows somebody else’s title and name only while they are public: %s',
  (subject, isTitlePublic, view) => {
    const alert = { topic: 'x', subject, count: 1, at: NOON, isRead: false, isPseudonymous: false };
    const names = {
      conflictTitle: 'The plants',
      followerNickname: null,
      ...(isTitlePublic && { authorNickname: 'Ben' }),
    };
    expect(alertView({ ...alert, ...names, isTitlePublic })).toMatchObject(view);
  },
);

const reveal = (id: number, revealedAt: number): Reveal => ({
  conflictId: toConflictId(id),
  title: `Number ${id}`,
  review: null,
  submittedBy: null,
  revealedAt,
});
const READER = 'reader' as MemberId;
const REVEALS = [reveal(3, 300), reveal(2, 200), reveal(1, 100)];

const unread = (read: ReadReveals) =>
  votedReveals(REVEALS, READER, read).flatMap(({ conflictId, isRead }) => (isRead ? [] : [conflictId]));
const further = (read: ReadReveals, upTo: number, id?: number) =>
  readFurther(read, votedReveals(REVEALS, READER, read), upTo, id === undefined ? undefined : toConflictId(id));

test('marks everything up to a moment as read, and each conflict that was opened', () => {
  const looked = further({ upTo: 100, looked: [] }, 300, 3);
  expect(looked).toEqual({ upTo: 100, looked: [3] });
  expect(unread(looked as ReadReveals)).toEqual([2]);
  expect(unread(further(looked as ReadReveals, 200) as ReadReveals)).toEqual([]);
});

test('stores nothing for a conflict without an alert, or for one raised later', () => {
  const read = { upTo: 200, looked: [] };
  const stored = [further(read, 300, 1), further(read, 300, 9), further(read, 299, 3), further(read, 200)];
  expect(stored).toEqual([null, null, null, null]);
});

test('stores the last twenty conflicts in a text of constant length', () => {
  let read: ReadReveals = { upTo: 1_800_000_000_000, looked: [] };
  const lengths = new Set<number>();
  for (let id = 100_000_001; id <= 100_000_025; id += 1) {
    const news = votedReveals([reveal(id, read.upTo + 1)], READER, read);
    read = readFurther(read, news, read.upTo + 1, toConflictId(id)) as ReadReveals;
    const text = readRevealsText(read);
    lengths.add(text.length);
    expect(parseReadReveals(text)).toEqual(read);
  }
  expect([lengths.size, read.looked.length, read.looked[0]]).toEqual([1, 20, 100_000_025]);
});
