import { expect, test } from 'vitest';
import { contentNoteText } from './content-notes.rule.ts';

test('lists content notes in one line, and nothing when there are none', () => {
  expect(contentNoteText(['violence', 'loss'])).toBe('Content note: violence, death or loss');
  expect(contentNoteText([])).toBeNull();
});
