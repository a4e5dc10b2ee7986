import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { castVote, DAY, type OpId } from '@twosides/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberId, NOW } from '../behaviour/builders.ts';
import { addMember, post } from '../behaviour/steps.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { openSqliteStores } from './stores.ts';

const MEMBERS = 40;
const CONFLICTS = 12;
const names = Array.from({ length: MEMBERS }, (_, n) => `member-${n}`);

/** What a copy of the database, without the secrets, tells of who voted what. */
describe('a copy of the SQLite file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'twosides-copy-'));
  const secrets = createSecrets('a secret of at least thirty-two characters');
  let copy: DatabaseSync;

  beforeAll(async () => {
    const path = join(folder, 'twosides.db');
    const stores = await openSqliteStores(path, secrets);
    let now = NOW;
    const vote = castVote({ conflicts: stores.conflicts, secrets, clock: () => now });
    for (const name of names) await addMember(stores, name, { userNickname: name });
    for (let n = 0; n < CONFLICTS; n += 1) {
      const { id } = await post(stores);
      for (const name of names) {
        now += 60_000;
        await vote({ memberId: memberId(name), opId: randomUUID() as OpId }, id, 'her');
      }
    }
    await stores.close();
    copy = new DatabaseSync(path, { readOnly: true });
  });
  afterAll(() => {
    copy.close();
    rmSync(folder, { recursive: true });
  });

  const rowsOf = (table: string) => copy.prepare(`SELECT * FROM ${table}`).all() as Record<string, unknown>[];

  it('shares no key between votes or operations and what names a member', () => {
    const telling = new Set<unknown>(
      ['users', 'points', 'scores', 'voices'].flatMap((table) =>
        rowsOf(table).flatMap((row) => Object.values(row).filter((value) => typeof value === 'string')),
      ),
    );
    const keys = ['votes', 'operations'].flatMap((table) =>
      rowsOf(table).flatMap((row) =>
        Object.values(row).filter((value) => typeof value === 'string' && value.length > 10),
      ),
    );
    expect(keys.length).toBeGreaterThan(MEMBERS * CONFLICTS);
    expect(keys.filter((key) => telling.has(key))).toEqual([]);
  });

  it('holds no time of a vote or operation finer than a day', () => {
    const times = [...rowsOf('votes').map((row) => row.voted_at), ...rowsOf('operations').map((row) => row.applied_on)];
    expect(times.filter((time) => Number(time) % DAY !== 0)).toEqual([]);
  });

  it('names by the order of its rows no more voters than chance', () => {
    const voters = new Map(names.map((name) => [secrets.voterOf(memberId(name)) as string, name]));
    const points = rowsOf('points').filter((row) => row.kind === 'vote');
    const votes = rowsOf('votes');
    expect(votes).toHaveLength(points.length);
    // One by one as they lie in the two tables: where order told, nearly all would be named.
    const named = votes.filter((row, place) => voters.get(String(row.cast_by)) === points[place]?.member_id);
    const chance = votes.length / MEMBERS;
    expect(named.length).toBeLessThan(chance + 6 * Math.sqrt(chance));
    expect(() => copy.prepare('SELECT rowid FROM votes')).toThrow('no such column: rowid');
    expect(() => copy.prepare('SELECT rowid FROM operations')).toThrow('no such column: rowid');
  });
});
