import { expect, test } from 'vitest';
import { bottomLinks } from './navigation.ts';

const labels = (isVisitor: boolean) => bottomLinks(isVisitor).map(({ label }) => label);

test('the bottom bar links everyone to today’s five, visitors to trending conflicts, and members to alerts', () => {
  expect(labels(true)).toEqual(['Home', 'Trending', 'Ask Community', 'Today’s five', 'Profile']);
  expect(labels(false)).toEqual(['Home', 'Today’s five', 'Ask Community', 'Alerts', 'Profile']);
});
