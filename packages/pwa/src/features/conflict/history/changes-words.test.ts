import { expect, test } from 'vitest';
import { changesWords } from './changes-words.ts';

const LABELS = { her: 'Her side', his: "Sam's side" };

test('tells who changed after reading from who changed after seeing, and which way where that is known', () => {
  const afterReading = { count: 7, toHer: 4, toHis: 3 };
  const afterSeeing = { count: 2, toHer: null, toHis: null };
  expect(changesWords({ readFirst: 24, afterReading, afterSeeing }, LABELS)).toBe(
    "Of 24 who read first, 7 changed sides after reading (4 to her side, 3 to Sam's side). After seeing the result, 2 did.",
  );
});
