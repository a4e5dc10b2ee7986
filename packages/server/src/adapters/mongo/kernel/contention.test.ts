import { putMember } from '@twosides/domain/accounts';
import { DEFAULT_ALERT_PREFERENCES } from '@twosides/domain/alerts';
import { type CommentId, type ConflictId, DAY } from '@twosides/domain/kernel';
import { ownerOf } from '@twosides/domain/privacy';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aConflict, aMember, memberId, NOW, opIdOf, SECRETS } from '../../behaviour/builders.ts';
import { refusedActions, type Scene, setScene, suspend } from '../../behaviour/moderation/refused-actions.ts';
import type { Stores } from '../../stores.ts';
import { openMongoStores } from '../stores.ts';
import { actorsOn } from './test-actors.ts';
import { describeMongo, openWatched, useDatabases, type Watched } from './test-database.ts';

const serials = (length: number) => Array.from({ length }, (_, serial) => serial);

describeMongo('two processes over one MongoDB', () => {
  const { presentUrl } = useDatabases();
  let here: Watched;
  let there: Stores;

  beforeAll(async () => {
    const url = await presentUrl();
    here = await openWatched(url);
    there = await openMongoStores(url, SECRETS);
    const voters = serials(200).map((serial) => `Voter ${serial}`);
    for (const names of [['author', 'Ada'], voters])
      await Promise.all(names.map((name) => actorsOn(there).register(name)));
  });
  afterAll(() => Promise.all([here.stores.close(), there.close()]));

  const collection = (name: string) => here.connection.collection(name);
  const tallyOf = async (id: Awaited<ReturnType<ReturnType<typeof actorsOn>['post']>>) => {
    const conflict = (await there.reading.read(id, 0))?.conflict;
    if (!conflict) throw new Error(`There is no conflict ${id}.`);
    return conflict;
  };

  const everybody = (act: (process: Stores, serial: number) => Promise<unknown>) =>
    Promise.all(
      [here.stores, there].flatMap((process, half) =>
        serials(10).map(async (row) => {
          for (const place of serials(10)) await act(process, half * 100 + row * 10 + place);
        }),
      ),
    );

  test('counts each of two hundred votes once, and tells the author once', async () => {
    const id = await actorsOn(there).post();
    await everybody((process, serial) =>
      actorsOn(process).vote(`Voter ${serial}`, id, serial % 3 === 0 ? 'her' : 'his', opIdOf(1_000 + serial)),
    );
    expect(await collection('votes').countDocuments({ conflictId: id })).toBe(200);
    expect(await collection('votes').countDocuments({ conflictId: id, side: 'her' })).toBe(67);
    expect(await tallyOf(id)).toMatchObject({
      totalVotes: 200,
      herVotes: 67,
      hisVotes: 133,
      todayVotes: 200,
      revealedAt: NOW,
    });
    expect(await collection('jobs').countDocuments({ key: SECRETS.stampOf('job', `conflict-revealed:${id}`) })).toBe(1);
  });

  test('applies an operation once that arrives at both, even for two conflicts', async () => {
    const { post } = actorsOn(there);
    const [one, other] = [await post(), await post()];
    const outcomes = await Promise.all(
      serials(20).map((serial) =>
        actorsOn(serial % 2 === 0 ? here.stores : there).vote('Ada', serial < 10 ? one : other, 'her', opIdOf(1)),
      ),
    );
    const first = outcomes.filter((outcome) => outcome.ok && !outcome.value.replayed);
    expect(first).toHaveLength(1);
    expect(await collection('ledger').countDocuments({ opId: opIdOf(1) })).toBe(1);
    expect((await tallyOf(one)).totalVotes + (await tallyOf(other)).totalVotes).toBe(1);
  });

  test('adds up the points of one member’s votes on many conflicts, with one bonus for the day', async () => {
    const { register, post, vote } = actorsOn(there);
    await register('Busy');
    const ids = await Promise.all(serials(7).map(() => post()));
    await vote('Busy', ids[0] as ConflictId, 'her');
    await Promise.all(
      ids.slice(1).map((id, serial) => actorsOn(serial % 2 ? here.stores : there, NOW + DAY).vote('Busy', id, 'her')),
    );
    expect(await there.points.readRecord(memberId('Busy'), 'self')).toMatchObject({
      score: { points: 7 * 10 + 50, votes: 7 },
      streak: { days: 2 },
    });
    expect(await collection('ledger').countDocuments({ memberId: 'Busy', kind: 'streak' })).toBe(1);
  });

  test('numbers posted conflicts without gaps', async () => {
    const ids = await Promise.all(serials(20).map((serial) => actorsOn(serial % 2 ? here.stores : there).post()));
    const lowest = Math.min(...ids);
    expect(ids.toSorted((a, b) => a - b)).toEqual(serials(20).map((serial) => lowest + serial));
  });

  test('leave nothing of a member whose preferences and alerts one stores while the other deletes the account', async () => {
    const gone = memberId('gone');
    const alert = { recipient: gone, topic: 'revealed.1', subject: {}, count: 1, at: NOW, isRead: false };
    await collection('alerts').insertOne(alert);
    await collection('alert_preferences').insertOne({ memberId: gone, preferences: DEFAULT_ALERT_PREFERENCES });
    await here.stores.personalData.eraseNext(ownerOf(SECRETS, gone), 10);
    expect(await collection('alerts').countDocuments({ recipient: gone })).toBe(0);
    expect(await collection('alert_preferences').countDocuments({ memberId: gone })).toBe(0);
  });

  test('show a conflict under the name its author changed to at the other while posting', async () => {
    const author = memberId('Renamed');
    await actorsOn(there).register('Renamed');
    let renaming: Promise<unknown> | null = null;
    const rename = () =>
      there.accounts.changeAccount({ by: 'id', id: author }, null, ({ member }) => ({
        writes: [
          ...putMember(aMember('Renamed', { ...member, userNickname: 'After' }), member),
          {
            kind: 'show-author',
            authorId: author,
            shown: { userNickname: 'After', partnerNickname: '', userAvatarId: 'a', partnerAvatarId: 'a' },
          },
        ],
        result: undefined,
      }));
    const id = await here.stores.conflicts.postConflict(
      { memberId: author, actor: '', opId: null, wishedNames: [] },
      (state) => {
        renaming ??= rename();
        const userNickname = state.author?.userNickname ?? '';
        const conflict = aConflict({ id: state.nextId, submittedBy: author, userNickname });
        return { writes: [{ kind: 'add-conflict', conflict }], result: state.nextId };
      },
    );
    await renaming;
    expect((await there.reading.read(id, 0))?.conflict.userNickname).toBe('After');
  });

  describe('refuse a member whom the other suspends between a read and a write', () => {
    const actions = Object.keys(refusedActions({} as Stores, NOTHING)) as (keyof ReturnType<typeof refusedActions>)[];
    test.each(actions.flatMap((kind) => [false, true].map((isKnown) => ({ kind, isKnown }))))(
      '$kind, having voted before: $isKnown',
      async ({ kind, isKnown }) => {
        const name = `${kind} ${isKnown}`;
        const scene = await setScene(there, [name]);
        const act = refusedActions(here.stores, scene)[kind];
        if (isKnown) await refusedActions(here.stores, await setScene(there, [name])).vote(name);
        const suspended = beforeTheFirstWrite(() => suspend(there, name, NOW + DAY));
        expect(await act(name)).toEqual({ ok: false, error: 'suspended' });
        expect(suspended()).toBe(1);
      },
    );
  });

  const beforeTheFirstWrite = (work: () => Promise<unknown>) => {
    let times = 0;
    const spies = Object.values(here.connection.models).map((model) => {
      const write = model.bulkWrite.bind(model) as (...args: readonly unknown[]) => Promise<unknown>;
      const spy = vi.spyOn(model, 'bulkWrite') as unknown as {
        mockImplementation(with_: typeof write): void;
        mockRestore(): void;
      };
      spy.mockImplementation(async (...args) => {
        if (times === 0) {
          times = 1;
          await work();
        }
        return write(...args);
      });
      return spy;
    });
    return () => {
      for (const spy of spies) spy.mockRestore();
      return times;
    };
  };
});

const NOTHING: Scene = { theirs: 0 as ConflictId, comment: '' as CommentId, own: new Map() };
