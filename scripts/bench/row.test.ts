import { describe, expect, test } from 'vitest';
import { isWithin, measured, median, type Row, tableOf } from './row.ts';

const aRow = (parts: Partial<Row>): Row => ({
  what: 'a list',
  figure: 3,
  unit: 'ms',
  against: { what: 'a page', figure: 2, ratio: 1.5 },
  budget: { of: 'ratio', most: 1.5 },
  ...parts,
});

describe('A row of the bench', () => {
  test('is within its budget up to the limit', () => {
    expect(isWithin(aRow({}))).toBe(true);
    expect(isWithin(aRow({ budget: { of: 'ratio', most: 1.49 } }))).toBe(false);
    expect(isWithin(aRow({ budget: { of: 'figure', most: 2.9 } }))).toBe(false);
    expect(isWithin(aRow({ budget: { of: 'figure', least: 3 } }))).toBe(true);
    expect(isWithin(aRow({ budget: { of: 'ratio', least: 1.6 } }))).toBe(false);
  });

  test('is neither within nor beyond without a budget or a comparison', () => {
    expect(isWithin(aRow({ budget: null }))).toBeNull();
    expect(isWithin(aRow({ against: null }))).toBeNull();
  });

  test('prints figure, ratio and budget in one line, and marks what exceeds it', () => {
    const [headings, within, beyond] = tableOf([aRow({}), aRow({ budget: { of: 'figure', most: 1 } })]).split('\n');
    expect(headings?.split(/ {2,}/)).toEqual(['what', 'figure', 'against', 'ratio', 'budget']);
    expect(within?.split(/ {2,}/)).toEqual(['a list', '3 ms', 'a page', '2', '1.50×', '≤ 1.5×', 'within']);
    expect(beyond?.split(/ {2,}/).slice(-2)).toEqual(['≤ 1 ms', 'NOT WITHIN']);
  });
});

describe('A measurement', () => {
  test('is reported', async () => {
    expect(await measured(['a list'], async () => [aRow({})])).toEqual([aRow({})]);
  });

  test('that fails is reported with the reason, and is within no budget', async () => {
    const rows = await measured(['a list', 'a page'], () => Promise.reject(new Error('Nobody answered.')));
    expect(rows.map(isWithin)).toEqual([null, null]);
    const lines = tableOf(rows).split('\n').slice(1);
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      ['a list', 'not measured', 'Nobody answered.'],
      ['a page', 'not measured', 'Nobody answered.'],
    ]);
  });
});

test('the median is the middle value, or the mean of the middle two', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 9])).toBe(3);
});
