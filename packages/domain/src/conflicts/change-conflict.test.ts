import { describe, expect, test } from 'vitest';
import { type Conflict, NO_CARE } from '../model/conflict.ts';
import { conflictItem } from '../model/points.ts';
import type { Write } from '../model/write.ts';
import { AUTHOR, aConflict, NOON, VOTER } from '../test-support/records.ts';
import { writesOf } from '../test-support/writes.ts';
import { closeDiscussion, editConflict, pauseVoting, takeDownConflict } from './change-conflict.ts';
import type { EditConflictInput } from './conflict.api.ts';
import type { ConflictStore } from './conflict-store.port.ts';

const storeOf = (conflict: Conflict | null, suspendedUntil: number | null = null) => {
  const kept = { conflict, writes: [] as readonly Write[] };
  const conflicts: Pick<ConflictStore, 'editConflict' | 'changeConflict'> = {
    editConflict: (id, _by, decide) =>
      conflicts.changeConflict(id, (found) => decide({ conflict: found, suspendedUntil })),
    changeConflict: async (id, decide) => {
      const decided = decide(kept.conflict?.id === id ? kept.conflict : null);
      kept.writes = decided.writes;
      for (const write of writesOf(decided, 'put-conflict')) kept.conflict = write.conflict;
      for (const { by } of writesOf(decided, 'take-down'))
        if (by !== 'rest')
          kept.conflict = kept.conflict && { ...kept.conflict, isActive: by === null, takenDownBy: by };
      for (const { care } of writesOf(decided, 'put-care')) kept.conflict = kept.conflict && { ...kept.conflict, care };
      return decided.result;
    },
  };
  return { kept, conflicts };
};

const { id } = aConflict();
const TAKEN_DOWN = { isActive: false, takenDownBy: 'author' } as const;
type Stored = ReturnType<typeof storeOf>['conflicts'];
const changed = async <T>(
  conflict: Conflict | null,
  change: (conflicts: Stored) => Promise<T>,
  suspendedUntil: number | null = null,
) => {
  const { kept, conflicts } = storeOf(conflict, suspendedUntil);
  const result = await change(conflicts);
  return { result, after: kept.conflict, writes: kept.writes };
};
const edit = (conflict: Conflict | null, by = AUTHOR, suspendedUntil: number | null = null) => {
  const input = { title: 'Whose turn is it?', herSide: undefined };
  const clock = () => NOON;
  return changed(conflict, (conflicts) => editConflict({ conflicts, clock })(by, id, input), suspendedUntil);
};
const takeDown = (conflict: Conflict | null, by = AUTHOR) =>
  changed(conflict, (conflicts) => takeDownConflict({ conflicts })(by, id));
const close = (conflict: Conflict | null, by = AUTHOR, isClosed = true) =>
  changed(conflict, (conflicts) => closeDiscussion({ conflicts })(by, id, isClosed));
const pause = (conflict: Conflict | null, by = AUTHOR) =>
  changed(conflict, (conflicts) => pauseVoting({ conflicts })(by, id, true));
const counted = (isPublic: boolean) => ({ kind: 'count-points', item: conflictItem(id), isPublic });
const DOWN = [{ kind: 'take-down', item: conflictItem(id), conflictId: id, by: 'author' }, counted(false)];

describe('editing a conflict', () => {
  test('is refused while the author is suspended', async () => {
    const refused = { result: { ok: false, error: 'suspended' }, after: aConflict(), writes: [] };
    expect(await edit(aConflict(), AUTHOR, NOON + 1)).toEqual(refused);
    expect((await edit(aConflict(), AUTHOR, NOON)).result.ok).toBe(true);
  });

  test('changes only the given fields', async () => {
    const after = aConflict({ title: 'Whose turn is it?', textVersion: 2 });
    expect(await edit(aConflict())).toEqual({
      result: { ok: true, value: null },
      after,
      writes: [{ kind: 'put-conflict', conflict: after }, counted(true)],
    });
  });

  test('does not bring back a removed conflict or its points', async () => {
    const { after, writes } = await edit(aConflict(TAKEN_DOWN));
    expect(after).toMatchObject({ title: 'Whose turn is it?', ...TAKEN_DOWN });
    expect(writes).toEqual([{ kind: 'put-conflict', conflict: after }, counted(false)]);
  });

  test.each<[string, EditConflictInput, number]>([
    ['its accounts are other words', { herSide: 'I shopped and paid, so the dishes are his.' }, 4],
    ['another author’s side makes other people of the sides', { authorSide: 'his' }, 4],
    ['the same words are no new version', { title: aConflict().title, category: 'money', tags: ['rent'] }, 3],
  ])('counts versions of what a vote is about: %s', async (_, input, textVersion) => {
    const { kept, conflicts } = storeOf(aConflict({ textVersion: 3 }));
    await editConflict({ conflicts, clock: () => NOON })(AUTHOR, aConflict().id, input);
    expect(kept.conflict).toEqual(aConflict({ ...(input as Partial<Conflict>), textVersion }));
  });

  test.each([
    ['comment', aConflict({ commentCount: 1 })],
    ['vote', aConflict({ totalVotes: 1, herVotes: 1 })],
  ])('is refused after the first %s', async (_, after) => {
    expect(await edit(after)).toEqual({ result: { ok: false, error: 'conflict-frozen' }, after, writes: [] });
  });
});

describe('taking a conflict down', () => {
  test('leaves it visible to its author alone, with its votes', async () => {
    const voted = aConflict({ totalVotes: 1, herVotes: 1 });
    expect(await takeDown(voted)).toEqual({
      result: { ok: true, value: null },
      after: { ...voted, ...TAKEN_DOWN },
      writes: DOWN,
    });
  });

  test('changes nothing when repeated', async () => {
    const { after, result } = await takeDown(aConflict(TAKEN_DOWN));
    expect([result.ok, after]).toEqual([true, aConflict(TAKEN_DOWN)]);
  });

  test('does not replace the operator’s decision', async () => {
    const { after, result, writes } = await takeDown(aConflict({ isActive: false, takenDownBy: 'operator' }));
    expect([result.ok, after?.takenDownBy, writes]).toEqual([true, 'operator', []]);
  });
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
    expect(await change(conflict, by)).toEqual({ result: { ok: false, error }, after: conflict, writes: [] });
  });
});

describe('closing the discussion of a conflict', () => {
  test('can be done and undone by its author, and changes nothing else', async () => {
    const busy = aConflict({ commentCount: 3, totalVotes: 1, herVotes: 1 });
    expect((await close(busy)).after).toEqual({ ...busy, isClosed: true });
    expect((await close({ ...busy, isClosed: true }, AUTHOR, false)).after).toEqual(busy);
  });

  test('changes nothing when repeated', async () => {
    expect((await close(aConflict({ isClosed: true }))).writes).toEqual([]);
  });
});

describe('pausing voting', () => {
  const CARE = { ...NO_CARE, authorPause: 'set' } as const;

  test('works once, and can be undone once', async () => {
    const { kept, conflicts } = storeOf(aConflict());
    const rest = (rests: boolean) => pauseVoting({ conflicts })(AUTHOR, id, rests);
    expect(await rest(true)).toEqual({ ok: true, value: 'author' });
    expect(kept.writes).toEqual([{ kind: 'put-care', conflictId: id, care: CARE }]);
    expect(await rest(true)).toEqual({ ok: true, value: 'author' });
    expect(kept.writes).toEqual([]);
    expect(await rest(false)).toEqual({ ok: true, value: null });
    expect(await rest(true)).toEqual({ ok: false, error: 'pause-lifted' });
    expect(kept).toMatchObject({ writes: [], conflict: { care: { authorPause: 'lifted' } } });
  });

  test('does not end a moderator’s pause', async () => {
    const { conflicts } = storeOf(aConflict({ care: { ...CARE, isPaused: true } }));
    expect(await pauseVoting({ conflicts })(AUTHOR, id, false)).toEqual({ ok: true, value: 'moderator' });
  });
});
