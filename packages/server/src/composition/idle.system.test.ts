import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { QUEUE_NAMES } from '@twosides/domain/jobs';
import { HOUR } from '@twosides/domain/kernel';
import type { mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { NOW, SECRETS } from '../adapters/behaviour/builders.ts';
import { describeMongo, openWatched, useDatabases, type Watched } from '../adapters/mongo/kernel/test-database.ts';
import { openSqliteStores } from '../adapters/sqlite/stores.ts';
import type { Stores } from '../adapters/stores.ts';
import { upkeep } from '../jobs/upkeep.ts';
import type { Work } from '../jobs/worker.ts';
import { freshFolder } from '../test-support/fresh-folder.ts';
import { fillMongo, fillSqlite } from './test-idle-site.ts';

const clock = () => NOW;

const worksOver = (stores: Stores): readonly Pick<Work, 'name' | 'run'>[] => [
  ...upkeep(stores, SECRETS, clock),
  ...QUEUE_NAMES.map((queue) => ({
    name: `looking for jobs (${queue})`,
    run: async () => (await stores.jobs.claim(NOW, NOW + HOUR, 4, queue)).length > 0,
  })),
];

const run = async ({ run }: Pick<Work, 'run'>): Promise<void> => {
  while (await run(AbortSignal.timeout(60_000)));
};

describe('what runs by itself on SQLite', () => {
  const folder = freshFolder(afterAll);
  let stores: Stores;
  beforeAll(async () => {
    stores = await openSqliteStores(join(folder, 'twosides.db'), SECRETS);
    const filling = new DatabaseSync(join(folder, 'twosides.db'));
    fillSqlite(filling);
    filling.close();
  });
  afterAll(() => stores.close());

  test('looks at no row of a table, and at a few entries of its indexes', async () => {
    for (const work of worksOver(stores)) await run(work);
    for (const work of worksOver(stores)) {
      const steps = await stepsOf(() => run(work));
      expect([work.name, steps.scanning], work.name).toEqual([work.name, 0]);
      expect(steps.all, work.name).toBeLessThan(300);
    }
  });
});

const stepsOf = async (work: () => Promise<void>) => {
  const steps = { all: 0, scanning: 0 };
  const spies = (['all', 'get', 'run'] as const).map((name) => {
    const original = StatementSync.prototype[name] as (...values: unknown[]) => never;
    return vi.spyOn(StatementSync.prototype, name).mockImplementation(function (this: StatementSync, ...values) {
      const counted = this as StatementSync & { stat(counter: 'vmStep' | 'fullscanStep'): number; resetStats(): void };
      counted.resetStats();
      const result = original.apply(this, values);
      steps.all += counted.stat('vmStep');
      steps.scanning += counted.stat('fullscanStep');
      return result;
    });
  });
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return steps;
};

describeMongo('what runs by itself on MongoDB', () => {
  const { freshUrl } = useDatabases();
  let watched: Watched;
  beforeAll(async () => {
    watched = await openWatched(freshUrl());
    await fillMongo(watched.connection);
  });
  afterAll(() => watched.stores.close());

  test('scans no collection, and reads a document at most', async () => {
    const works = worksOver(watched.stores);
    for (const work of works) await run(work);
    for (const work of works) {
      const looks = (await watched.sentBy(() => run(work))).flatMap(looksOf);
      for (const look of looks) {
        const plan = await watched.connection.db?.command({ explain: look, verbosity: 'executionStats' });
        const what = `${work.name}: ${JSON.stringify(look)}`;
        expect(JSON.stringify(plan?.queryPlanner), what).not.toContain('COLLSCAN');
        expect(Number(plan?.executionStats.totalDocsExamined), what).toBeLessThanOrEqual(1);
      }
    }
  });
});

const looksOf = (command: mongo.Document): readonly mongo.Document[] => {
  const { find, aggregate, update, filter, sort, limit, pipeline, hint } = command;
  const given = (fields: mongo.Document) => Object.entries(fields).filter(([, value]) => value !== undefined);
  if (find) return [Object.fromEntries(given({ find, filter, sort, limit, hint }))];
  if (aggregate) return [Object.fromEntries(given({ aggregate, pipeline, cursor: {}, hint }))];
  const written = (command.updates ?? command.deletes) as readonly mongo.Document[] | undefined;
  if (written)
    return written.map(({ q, hint }) => Object.fromEntries(given({ find: update ?? command.delete, filter: q, hint })));
  if (command.endSessions || command.commitTransaction) return [];
  throw new Error(`It is not known what this reads: ${JSON.stringify(command)}`);
};
