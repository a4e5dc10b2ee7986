import { setImmediate as settle } from 'node:timers/promises';
import { StoreBusy } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const openGate = () => {
  const gate = Promise.withResolvers<void>();
  const started: string[] = [];
  const enter = (name: string) => async () => {
    started.push(name);
    await gate.promise;
    return name;
  };
  return { ...gate, started, enter };
};

test('runs the operations of one key one at a time, in order, and those of other keys meanwhile', async () => {
  const turns = createTurns<string>();
  const { enter, started, resolve } = openGate();
  const all = [turns.take('a', enter('a1')), turns.take('a', enter('a2')), turns.take('b', enter('b1'))];
  await settle();
  expect(started).toEqual(['a1', 'b1']);
  resolve();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
  expect(started).toEqual(['a1', 'b1', 'a2']);
});

test('runs the next operation after one that fails', async () => {
  const turns = createTurns<string>();
  const failed = turns.take('a', async () => {
    throw new Error('Bad.');
  });
  const next = turns.take('a', async () => 'done');
  await expect(failed).rejects.toThrow('Bad.');
  expect(await next).toBe('done');
});

test('fails those that wait when the database is unreachable, but none that comes later', async () => {
  const turns = createTurns<string>();
  const busy = new StoreBusy(null);
  const outcomes = await Promise.allSettled([
    turns.take('a', async () => {
      throw busy;
    }),
    turns.take('a', async () => 'waited'),
  ]);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual([busy, busy]);
  expect(await turns.take('a', async () => 'later')).toBe('later');
});

test('is idle only after all operations, including those that join meanwhile', async () => {
  const turns = createTurns<string>();
  const { enter, started, resolve } = openGate();
  const first = turns.take('a', enter('first'));
  let isIdle = false;
  const idle = turns.idle().then(() => {
    isIdle = true;
  });
  const joined = first.then(() => turns.take('a', enter('second')));
  await settle();
  expect(isIdle).toBe(false);
  resolve();
  await idle;
  expect(started).toEqual(['first', 'second']);
  await joined;
});
