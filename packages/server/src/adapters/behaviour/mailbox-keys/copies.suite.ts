import { type ConflictId, DAY, type MemberId, type Secrets } from '@twosides/domain/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSecrets } from '../../secrets/secrets.ts';
import type { Stores } from '../../stores.ts';
import { type Authors, CONFLICTS_VOTED_ON, MEMBERS, playBusySite } from '../busy-site.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Copy = ReadonlyMap<string, readonly Row[]>;

export type Copied = {
  readonly stores: Stores;
  copy(): Promise<Copy>;
};

/**
 * A copy of the database, without the secrets, must not reveal who voted for what or who wrote an anonymous conflict.
 */
export const describeCopies = (name: string, open: (secrets: Secrets) => Promise<Copied>): void => {
  describe(`a copy of ${name}`, () => {
    const secrets = createSecrets('a secret of at least thirty-two characters');
    let copy: Copy;
    let authors: Authors;

    beforeAll(async () => {
      const opened = await open(secrets);
      authors = await playBusySite(opened.stores, secrets);
      await opened.stores.close();
      copy = await opened.copy();
    }, 600_000);

    const rowsOf = (...tables: readonly string[]): readonly Row[] => tables.flatMap((table) => copy.get(table) ?? []);
    const allRows = (): readonly Row[] => [...copy.values()].flat();
    const anonymousRows = () => rowsOf('conflicts').filter(({ anonymous }) => anonymous === 1 || anonymous === true);
    const hiddenRows = () => [
      ...anonymousRows(),
      ...rowsOf('comments').filter(({ authorKey }) => authorKey),
      ...rowsOf('alerts').filter((row) => namesIn(row).length === 0),
    ];

    test('shares no key between votes or operations and anything that names a member', () => {
      const keys = keysOf(rowsOf('votes', 'operations'));
      expect(keys.size).toBeGreaterThan(MEMBERS.length * CONFLICTS_VOTED_ON);
      const telling = keysOf(rowsOf('users', 'points', 'scores', 'mailbox_keys', 'alerts', 'follows', 'reports'));
      expect([...keys].filter((key) => telling.has(key))).toEqual([]);
    });

    test('stores a vote’s network as an HMAC unique to its conflict and kind of row', () => {
      const conflictsOf = new Map<unknown, Set<unknown>>();
      for (const { network, conflictId } of rowsOf('votes'))
        conflictsOf.set(network, new Set([...(conflictsOf.get(network) ?? []), conflictId]));
      expect(conflictsOf.size).toBe(7 * CONFLICTS_VOTED_ON);
      expect([...conflictsOf.values()].filter(({ size }) => size > 1)).toEqual([]);
      const networks = new Set(conflictsOf.keys());
      const elsewhere = [...copy].flatMap(([table, rows]) => (table === 'votes' ? [] : rows));
      expect(elsewhere.flatMap((row) => Object.values(row)).filter((value) => networks.has(value))).toEqual([]);
      expect(JSON.stringify([...copy.values()])).not.toContain('203.0.');
    });

    test('stores neither an operation’s request nor its result', () => {
      const operations = rowsOf('operations');
      expect(operations.length).toBeGreaterThan(MEMBERS.length * CONFLICTS_VOTED_ON);
      const told = operations
        .flatMap((row) => Object.values(row))
        .filter((value) => /["{[]|^(?:her|his)$/.test(`${value}`));
      expect(told).toEqual([]);
    });

    test('stores actors and suspended members as HMACs used nowhere else', () => {
      const stamped = rowsOf('gates', 'suspensions');
      expect(stamped.filter(({ until }) => until).length).toBe(authors.size);
      const keys = keysOf(stamped);
      const elsewhere = [...copy].flatMap(([table, rows]) => (['gates', 'suspensions'].includes(table) ? [] : rows));
      expect([...keysOf(elsewhere)].filter((key) => keys.has(key))).toEqual([]);
    });

    test('stores no time of a vote or operation finer than a day', () => {
      const times = [...rowsOf('votes').map((row) => row.votedAt), ...rowsOf('operations').map((row) => row.appliedOn)];
      expect(times.filter((time) => Number(time) % DAY !== 0)).toEqual([]);
    });

    test('stores no time of a report finer than a day, and shares no key between marks and anything that names a member', () => {
      expect(rowsOf('reports').length).toBeGreaterThan(MEMBERS.length);
      expect(rowsOf('reports').filter(({ reportedAt }) => Number(reportedAt) % DAY !== 0)).toEqual([]);
      const marks = rowsOf('helpful_marks').map(({ commentId: _, ...mark }) => mark);
      const telling = keysOf(allRows().filter((row) => namesIn(row).length > 0));
      expect([...keysOf(marks)].filter((key) => telling.has(key))).toEqual([]);
    });

    test('reveals no more voters by the order of rows than chance', () => {
      const voters = new Map(MEMBERS.map((member) => [secrets.voterOf(member) as string, member]));
      const votes = rowsOf('votes').map(({ voterRef }) => voters.get(String(voterRef)));
      const points = rowsOf('points').filter(({ kind }) => kind === 'vote');
      expect(points.length).toBeGreaterThan(MEMBERS.length * (CONFLICTS_VOTED_ON - 1));
      const named = votes.filter((voter, place) => voter === points[place]?.memberId);
      expect(named.length).toBeLessThan(beyondChance(votes.length / MEMBERS.length));
    });

    test('names no author beside their anonymous conflict, its comments or alerts', () => {
      const beside = [...authors].flatMap(([id, author]) =>
        allRows().filter((row) => namesIn(row).includes(author) && isAbout(row, id)),
      );
      expect(beside).toEqual([]);
      expect(anonymousRows()).toHaveLength(authors.size);
      expect(hiddenRows().length).toBeGreaterThan(authors.size * 4);
    });

    test('shares no key between an anonymous author’s content or alerts and anything that names a member', () => {
      const keys = new Set(
        hiddenRows().flatMap(({ authorKey, authorSealed, recipient }) => [authorKey, authorSealed, recipient]),
      );
      keys.delete(undefined);
      keys.delete(null);
      expect(keys.size).toBeGreaterThanOrEqual(authors.size * 2);
      const telling = new Set(
        allRows()
          .filter((row) => namesIn(row).length > 0)
          .flatMap((row) => Object.values(row)),
      );
      expect([...keys].filter((key) => telling.has(key))).toEqual([]);
    });

    test('stores no time of an anonymous post finer than a day, or that reveals more authors than chance', () => {
      expect(anonymousRows().filter(({ submittedAt }) => Number(submittedAt) % DAY !== 0)).toEqual([]);
      const namedAt = new Map<unknown, Set<MemberId>>();
      for (const row of allRows())
        for (const time of timesIn(row)) namedAt.set(time, new Set([...(namedAt.get(time) ?? []), ...namesIn(row)]));
      let [found, chance] = [0, 0];
      for (const [id, author] of authors) {
        const moments = hiddenRows()
          .filter((row) => isAbout(row, id))
          .flatMap(timesIn);
        const named = new Set(moments.flatMap((moment) => [...(namedAt.get(moment) ?? [])]));
        chance += named.size / MEMBERS.length;
        if (named.has(author)) found += 1;
      }
      expect(found).toBeLessThan(beyondChance(chance));
    });

    test('reveals no more authors by the order of rows than chance', () => {
      const inOrder = anonymousRows().map((row) => authors.get(idOf(row)));
      for (const [table, rows] of copy) {
        const named = rows
          .map(namesIn)
          .filter((names) => names.length === 1)
          .flat();
        const told = inOrder.filter((author, place) => author === named[place]);
        expect(told.length, table).toBeLessThan(beyondChance(1));
      }
    });
  });
};

const beyondChance = (chance: number): number => chance + 6 * Math.sqrt(chance) + 1;

const idOf = (row: Row): ConflictId => Number(row.id ?? row._id) as ConflictId;

const namesIn = (row: Row): MemberId[] => {
  const text = JSON.stringify(row);
  return MEMBERS.filter((member) => text.includes(member));
};

const isAbout = (row: Row, id: ConflictId): boolean =>
  new RegExp(`"(?:conflictId|itemId)\\\\*":"?${id}\\b|(?<!\\d)\\.${id}\\b|Words of ${id}\\.`).test(
    JSON.stringify(row),
  ) ||
  ('submittedAt' in row && idOf(row) === id);

const timesIn = (row: Row): number[] =>
  Object.values(row).filter((value): value is number => typeof value === 'number' && value > 1e12 && value % DAY !== 0);

const keysOf = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap((row) =>
      Object.values(row).filter((value) => typeof value === 'string' && value.length > 8),
    ) as string[],
  );
