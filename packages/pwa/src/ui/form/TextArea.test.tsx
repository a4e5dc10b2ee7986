import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea } from './TextArea.tsx';

const render = (value: string, error?: string) =>
  renderToStaticMarkup(
    <TextArea id="herSide" label="Her side" counter={{ min: 20, max: 5000 }} value={value} error={error} readOnly />,
  );

const minimums = (html: string) => html.match(/(\d+ of )?at least 20 characters/g) ?? [];

test('what a text needs at least is said once: by the counter, or by the error', () => {
  expect(minimums(render(''))).toEqual(['0 of at least 20 characters']);
  expect(minimums(render('She said'))).toEqual(['8 of at least 20 characters']);
  expect(minimums(render(`She said${'\u200b'.repeat(30)}`))).toEqual(['8 of at least 20 characters']);
  expect(minimums(render('\u2800'.repeat(30)))).toEqual(['0 of at least 20 characters']);
  expect(minimums(render('She said', 'Her side must be at least 20 characters'))).toEqual(['at least 20 characters']);
});
