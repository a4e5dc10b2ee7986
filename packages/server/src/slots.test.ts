import { expect, test } from 'vitest';
import { createSlots } from './slots.ts';

test('runs as many as there are slots, hands each slot on in order, and refuses what the queue cannot hold', async () => {
  const slot = createSlots(2, 1, () => new Error('full'));
  const started: number[] = [];
  const gates = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const works = gates.map((gate, index) =>
    slot(async () => {
      started.push(index);
      await gate.promise;
      return index;
    }),
  );
  await expect(slot(async () => 3)).rejects.toThrow('full');
  expect(started).toEqual([0, 1]);

  gates[1]?.resolve();
  expect(await works[1]).toBe(1);
  gates[0]?.resolve();
  gates[2]?.resolve();
  expect(await Promise.all(works)).toEqual([0, 1, 2]);
  expect(started).toEqual([0, 1, 2]);
});

test('gives the slot of a work that failed to the next', async () => {
  const slot = createSlots(1, 1, () => new Error('full'));
  const failing = slot(() => Promise.reject(new Error('no')));
  const next = slot(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
