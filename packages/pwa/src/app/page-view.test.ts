import { expect, test } from 'vitest';
import { deleteViews, viewOf } from './page-view.tsx';

test('a retried page is a new component', () => {
  const view = viewOf('trending');
  expect(viewOf('trending')).toBe(view);
  deleteViews();
  expect(viewOf('trending')).not.toBe(view);
});
