import { describe, expect, test } from 'vitest';
import { type Conflict, NO_CARE } from '../model/conflict.ts';
import { conflictItem } from '../model/points.ts';
import { AUTHOR, aConflict, NOON, VOTER } from '../test-support/records.ts';
import { decidingOn, refusedWith } from '../test-support/writes.ts';
import { closeDiscussion, editConflict, pauseVoting, takeDownConflict } from './change-conflict.ts';
import type { EditConflictInput } from './conflict.api.ts';
import type { ConflictStore } from './conflict-store.port.ts';

const { id } = aConflict();
const TAKEN_DOWN = { isActive: false, takenDownBy: 'author' } as const;
type Conflicts = Pick<ConflictStore, 'editConflict' | 'changeConflict'>;

const changed = async <T>(
  conflict: Conflict | null,
  change: (conflicts: Conflicts) => Promise<T>,
  suspendedUntil: number | null = null,
) => {
  const { kept, decide } = decidingOn(conflict);
  const conflicts: Conflicts = {
    editConflict: (key, _by, decision) =>
      conflicts.changeConflict(key, (found) => decision({ conflict: found, suspendedUntil })),
    changeConflict: (key, decision) => decide((found) => decision(key === id ? found : null)),
  };
  return { result: await change(conflicts), writes: kept.writes };
};
const TITLE = { title: 'Whose turn is it?', herSide: undefined };
const edit = (
  conflict: Conflict | null,
  by = AUTHOR,
  suspendedUntil: number | null = null,
  input: EditConflictInput = TITLE,
) => changed(conflict, (conflicts) => editConflict({ conflicts, clock: () => NOON })(by, id, input), suspendedUntil);
const takeDown = (conflict: Conflict | null, by = AUTHOR) =>
  changed(conflict, (conflicts) => takeDownConflict({ conflicts })(by, id));
const close = (conflict: Conflict | null, by = AUTHOR, isClosed = true) =>
  changed(conflict, (conflicts) => closeDiscussion({ conflicts })(by, id, isClosed));
const pause = (conflict: Conflict | null, by = AUTHOR, pauses = true) =>
  changed(conflict, (conflicts) => pauseVoting({ conflicts })(by, id, pauses));
const counted = (isPublic: boolean) => ({ kind: 'count-points', item: conflictItem(id), isPublic });
const DOWN = [{ kind: 'take-down', item: conflictItem(id), conflictId: id, by: 'author' }, counted(false)];

const put = (conflict: Conflict) => [{ kind: 'put-conflict', conflict }, counted(conflict.isActive)];
const done = (writes: readonly object[]) => ({ result: { ok: true, value: null }, writes });

describe('editing a conflict', () => {
  test('is refused while the author is suspended', async () => {
    expect(await edit(aConflict(), AUTHOR, NOON + 1)).toEqual(refusedWith('suspended'));
    expect((await edit(aConflict(), AUTHOR, NOON)).result.ok).toBe(true);
  });

  test.each([
    ['changes only the given fields', {}],
    ['does not bring back a removed conflict or its points', TAKEN_DOWN],
  ])('%s', async (_, standing) => {
    const after = aConflict({ title: 'Whose turn is it?', textVersion: 2, ...standing });
    expect(await edit(aConflict(standing))).toEqual(done(put(after)));
  });

  test.each<[string, EditConflictInput, number]>([
    ['its accounts are other words', { herSide: 'I shopped and paid, so the dishes are his.' }, 4],
    ['another author’s side makes other people of the sides', { authorSide: 'his' }, 4],
    ['the same words are no new version', { title: aConflict().title, category: 'money', tags: ['rent'] }, 3],
  ])('counts versions of what a vote is about: %s', async (_, input, textVersion) => {
    const after = aConflict({ ...(input as Partial<Conflict>), textVersion });
    expect(await edit(aConflict({ textVersion: 3 }), AUTHOR, null, input)).toEqual(done(put(after)));
  });

  test.each([
    ['comment', aConflict({ commentCount: 1 })],
    ['vote', aConflict({ totalVotes: 1, herVotes: 1 })],
  ])('is refused after the first %s', async (_, conflict) => {
    expect(await edit(conflict)).toEqual(refusedWith('conflict-frozen'));
  });
});

test('taking a conflict down hides it, and ends its points', async () => {
  expect(await takeDown(aConflict({ totalVotes: 1, herVotes: 1 }))).toEqual(done(DOWN));
});

test.each(['author', 'operator'] as const)('taking down what the %s took down changes nothing', async (takenDownBy) => {
  expect(await takeDown(aConflict({ isActive: false, takenDownBy }))).toEqual(done([]));
});

describe.each([
  ['editing', edit],
  ['taking down', takeDown],
  ['closing its discussion', close],
  ['pausing its voting', pause],
])('%s is refused', (_, change) => {
  test.each([
    ['to somebody else', aConflict(), VOTER, 'not-the-author'],
    ['to somebody else who is not to know of a hidden one', aConflict(TAKEN_DOWN), VOTER, 'conflict-not-found'],
    ['for a conflict whose author is gone', aConflict({ submittedBy: null }), AUTHOR, 'not-the-author'],
    ['where there is none', null, AUTHOR, 'conflict-not-found'],
  ])('%s', async (_name, conflict, by, error) => {
    expect(await change(conflict, by)).toEqual(refusedWith(error));
  });
});

test.each([true, false])(
  'its author closes or reopens a discussion once, and changes nothing else: %s',
  async (isClosed) => {
    const busy = aConflict({ commentCount: 3, totalVotes: 1, herVotes: 1, isClosed: !isClosed });
    expect(await close(busy, AUTHOR, isClosed)).toEqual(done(put({ ...busy, isClosed })));
    expect(await close({ ...busy, isClosed }, AUTHOR, isClosed)).toEqual(done([]));
  },
);

const SET = { ...NO_CARE, authorPause: 'set' } as const;
const LIFTED = { ...NO_CARE, authorPause: 'lifted' } as const;

test.each([
  ['can pause voting', NO_CARE, true, 'author', SET],
  ['changes nothing by pausing it again', SET, true, 'author', null],
  ['can resume it', SET, false, null, LIFTED],
  ['does not end a moderator’s pause', { ...SET, isPaused: true }, false, 'moderator', { ...LIFTED, isPaused: true }],
] as const)('an author %s', async (_, before, pauses, by, after) => {
  expect(await pause(aConflict({ care: before }), AUTHOR, pauses)).toEqual({
    result: { ok: true, value: by },
    writes: after ? [{ kind: 'put-care', conflictId: id, care: after }] : [],
  });
});

test('an author cannot pause voting a second time', async () => {
  expect(await pause(aConflict({ care: LIFTED }))).toEqual(refusedWith('pause-lifted'));
});
