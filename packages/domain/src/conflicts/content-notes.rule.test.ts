import { expect, test } from 'vitest';
import { contentNoteText } from './content-notes.rule.ts';

test('content notes are said in one line, and none is said of a conflict without any', () => {
  expect(contentNoteText(['violence', 'loss'])).toBe('Content note: violence, death or loss');
  expect(contentNoteText([])).toBeNull();
});
