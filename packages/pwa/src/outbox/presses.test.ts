import type { ConflictId } from '@twosides/domain/kernel';
import type { KeptPress } from '@twosides/domain/model';
import { PRESS_LIFETIME } from '@twosides/domain/outbox';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newOperationId } from '../api/operation-id.ts';
import { ANA, BEN, emptyDevice, LANE, NOW, SUBJECT } from '../test-support/device.ts';
import { onDevice } from './device-db.ts';
import { forgetOldPresses, forgetPresses, keepPress, readPress } from './presses.ts';
import {
  discardHeld,
  forgetMember,
  keepAct,
  readHeld,
  readRows,
  readSenders,
  readUnreadable,
  setUnreadableAside,
} from './rows.ts';

beforeEach(emptyDevice);

const aPress = (over: Partial<KeptPress> = {}): KeptPress => ({
  kind: 'vote',
  opId: newOperationId(),
  lane: LANE,
  payload: { ...SUBJECT, side: 'her', textVersion: 1 },
  state: 'to-join',
  flowId: 'flow',
  createdAt: NOW,
  ...over,
});
const everything = () => onDevice((db) => db.outbox.toArray());

test('a press is nobody’s row: nothing sends it, counts it or takes it for a broken one', async () => {
  const press = aPress();
  await keepPress(press);
  await setUnreadableAside();
  expect(await readPress(NOW, press.opId)).toEqual(press);
  expect(await readSenders()).toEqual([]);
  expect(await readHeld()).toHaveLength(0);
  expect(await readRows(ANA)).toEqual([]);
  expect(await readUnreadable(ANA)).toEqual([]);
});

test('the latest press is the one that is kept', async () => {
  await keepPress(aPress());
  const latest = aPress({ lane: 8 as ConflictId });
  await keepPress(latest);
  expect(await everything()).toEqual([latest]);
});

test('a press becomes a row of the member who casts it, with the words that were read, for a first vote only', async () => {
  const press = aPress();
  await keepPress(press);
  const { opId, lane } = press;
  const read = { ...SUBJECT, side: 'her', textVersion: 2 } as const;
  await keepAct({ kind: 'vote', payload: read, opId, lane, memberId: BEN }, NOW + 1);
  expect(await readRows(BEN)).toMatchObject([
    { opId, payload: { ...press.payload, onlyFirst: true }, state: 'queued' },
  ]);
  expect(await readPress(NOW + 1, opId)).toBeNull();
});

test('a press whose member had pressed the same already leaves one row', async () => {
  const { payload } = aPress();
  const waiting = await keepAct({ kind: 'vote', payload, opId: newOperationId(), lane: LANE, memberId: ANA }, NOW);
  const press = aPress();
  await keepPress(press);
  await keepAct({ kind: 'vote', payload: press.payload, opId: press.opId, lane: LANE, memberId: ANA }, NOW);
  expect(await everything()).toMatchObject([{ opId: waiting.opId }]);
});

test('a press is gone after a day, once it is noted no more, after signing out, and when it is discarded', async () => {
  const press = aPress();
  await keepPress(press);
  expect(await readPress(NOW + PRESS_LIFETIME, press.opId)).toBeNull();
  expect(await readPress(NOW, null)).toBeNull();
  await forgetOldPresses(NOW, press.opId);
  expect(await everything()).toHaveLength(1);
  await forgetOldPresses(NOW, null);
  expect(await everything()).toEqual([]);
  for (const forget of [() => forgetMember(ANA), forgetPresses, discardHeld]) {
    await keepPress(aPress());
    await forget();
    expect(await everything()).toEqual([]);
  }
});
