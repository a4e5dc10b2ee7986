import { StoreBusy } from '@twosides/domain/kernel';
import { mongo } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { untilWithoutConflict } from './transaction.ts';

const writeConflict = () => new mongo.MongoServerError({ message: 'WriteConflict', code: 112 });
const duplicateKey = () => new mongo.MongoServerError({ message: 'E11000 duplicate key', code: 11_000 });

const failing = (...errors: readonly Error[]) => {
  const left = [...errors];
  return async () => {
    const error = left.shift();
    if (error) throw error;
    return 'done';
  };
};

describe('Write conflicts', () => {
  test('are retried until none is left', async () => {
    expect(await untilWithoutConflict(failing(writeConflict(), duplicateKey(), writeConflict()))).toBe('done');
  });

  test('end as a busy database if they persist', async () => {
    const error = writeConflict();
    const given = untilWithoutConflict(async () => {
      throw error;
    }, -1);
    await expect(given).rejects.toEqual(new StoreBusy(error));
  });

  test('are distinguished from errors that a retry cannot fix', async () => {
    const [taken, broken] = [duplicateKey(), new Error('a bug')];
    await expect(untilWithoutConflict(failing(taken), -1)).rejects.toBe(taken);
    await expect(untilWithoutConflict(failing(broken))).rejects.toBe(broken);
  });
});
