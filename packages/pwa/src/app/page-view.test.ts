import { expect, test } from 'vitest';
import { deleteViews, viewOf } from './page-view.tsx';

test('a page is one component for as long as nothing has failed, and another from there on', () => {
  const view = viewOf('trending');
  expect(viewOf('trending')).toBe(view);
  deleteViews();
  expect(viewOf('trending')).not.toBe(view);
});
