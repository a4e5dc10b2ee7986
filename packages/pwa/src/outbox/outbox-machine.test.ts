import { setImmediate as settled } from 'node:timers/promises';
import type { MemberId } from '@twosides/domain/kernel';
import type { OutboxUrgency } from '@twosides/domain/outbox';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type FlushInput, type OutboxEvent, outboxMachine } from './outbox-machine.ts';

const ANA = 'ana' as MemberId;
const BEN = 'ben' as MemberId;
const requested = (urgency: OutboxUrgency): OutboxEvent => ({ type: 'flush.requested', urgency });

test('nothing is sent for nobody', async () => {
  const page = await begin();
  await page.send(requested('network'), requested('due'), requested('asked'));
  expect(page.flushes).toEqual([]);
});

test('a member who is known sends at once, and then rests', async () => {
  const page = await begin(ANA);
  expect(page.flushes).toEqual([{ memberId: ANA, urgency: 'network' }]);
  await page.finish({ wait: null });
  expect(page.value()).toEqual({ resting: 'empty' });
  await page.send({ type: 'member.changed', memberId: ANA });
  expect(page.flushes).toHaveLength(1);
});

test.each(['due', 'network', 'asked'] as const)('at rest, a request sends what is %s', async (urgency) => {
  const page = await begin(ANA);
  await page.finish({ wait: null });
  await page.send(requested(urgency));
  expect(page.flushes[1]).toEqual({ memberId: ANA, urgency });
});

test('when the next row is due, it is sent', async () => {
  const page = await begin(ANA);
  await page.finish({ wait: 5_000 });
  expect(page.value()).toEqual({ resting: 'waiting' });
  await page.pass(4_999);
  expect(page.flushes).toHaveLength(1);
  await page.pass(1);
  expect(page.flushes[1]).toEqual({ memberId: ANA, urgency: 'due' });
});

test('what comes up during a flush is the next one, as urgent as the most urgent of it', async () => {
  const page = await begin(ANA);
  await page.send(requested('due'), requested('asked'), requested('network'));
  expect(page.flushes).toHaveLength(1);
  await page.finish({ wait: 5_000 });
  expect(page.flushes[1]).toEqual({ memberId: ANA, urgency: 'asked' });
  await page.finish({ wait: null });
  expect(page.value()).toEqual({ resting: 'empty' });
});

test('a failing database is tried again after half a minute, or when there is a reason', async () => {
  const page = await begin(ANA);
  await page.fail();
  expect(page.value()).toEqual({ resting: 'broken' });
  await page.pass(30_000);
  expect(page.flushes).toHaveLength(2);
  await page.fail();
  await page.send(requested('due'));
  expect(page.flushes).toHaveLength(3);
});

test('a reason that came up during a flush that failed is not lost', async () => {
  const page = await begin(ANA);
  await page.send(requested('asked'));
  await page.fail();
  await page.pass(30_000);
  expect(page.flushes[1]).toEqual({ memberId: ANA, urgency: 'asked' });
});

test('another member’s rows are sent as theirs, and signing out ends it', async () => {
  const page = await begin(ANA);
  await page.send({ type: 'member.changed', memberId: BEN });
  expect(page.flushes[1]).toEqual({ memberId: BEN, urgency: 'network' });
  await page.finish({ wait: 1_000 });
  await page.send({ type: 'member.changed', memberId: null });
  await page.pass(60_000);
  await page.send(requested('network'));
  expect(page.flushes).toHaveLength(2);
  expect(page.value()).toBe('nobody');
});

async function begin(memberId?: MemberId) {
  const clock = new SimulatedClock();
  const flushes: FlushInput[] = [];
  const ends: { resolve: (report: { wait: number | null }) => void; reject: (error: Error) => void }[] = [];
  const flush = fromPromise<{ readonly wait: number | null }, FlushInput>(({ input }) => {
    flushes.push(input);
    return new Promise((resolve, reject) => ends.push({ resolve, reject }));
  });
  const actor = createActor(outboxMachine.provide({ actors: { flush } }), { clock }).start();
  const page = {
    flushes,
    value: () => actor.getSnapshot().value,
    async send(...events: OutboxEvent[]) {
      for (const event of events) actor.send(event);
      await settled();
    },
    async finish(report: { wait: number | null }) {
      ends.at(-1)?.resolve(report);
      await settled();
    },
    async fail() {
      ends.at(-1)?.reject(new Error('The database is gone'));
      await settled();
    },
    async pass(time: number) {
      clock.increment(time);
      await settled();
    },
  };
  if (memberId) await page.send({ type: 'member.changed', memberId });
  return page;
}
