import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

test.each([
  ['Ana', 'A'],
  ['🦊Fox', '🦊'],
  ['👩‍👩‍👧‍👦 us', '👩‍👩‍👧‍👦'],
  ['e\u0301mile', 'E\u0301'],
  ['', 'U'],
])('the initial of %j is the whole character %j', (name, initial) => {
  expect(renderToStaticMarkup(<Avatar name={name} />)).toContain(`>${initial}</span>`);
});
