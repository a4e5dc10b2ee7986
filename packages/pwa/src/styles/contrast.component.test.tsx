import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { colourOf, contrast } from '../test-support/contrast.ts';
import { Button } from '../ui/form/Button.tsx';

const THEMES = ['light', 'dark'];
const GROUNDS = ['--paper', '--surface', '--raised', '--sunken', '--foot'];
const TINTS = ['--her-tint', '--his-tint', '--plum-tint', '--danger-tint', '--success-tint', '--warning-tint'];

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

test.each(THEMES)('words are told from every ground at 4.5:1, %s', (theme) => {
  document.documentElement.dataset.theme = theme;
  for (const ground of [...GROUNDS, ...TINTS])
    for (const words of ['--ink', '--muted', '--plum-ink', '--danger-ink', '--her-ink', '--his-ink'])
      expect(contrast(colourOf(words), colourOf(ground)), `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

test.each(THEMES)('the edges of controls are told from every ground at 3:1, %s', (theme) => {
  document.documentElement.dataset.theme = theme;
  for (const ground of [...GROUNDS, ...TINTS])
    expect(contrast(colourOf('--edge'), colourOf(ground)), ground).toBeGreaterThanOrEqual(3);
});

test.each([
  ['aside', <Button key="quiet">Not now</Button>],
  [
    'that leads to what destroys',
    <Button key="danger" variant="quiet-danger">
      Delete account
    </Button>,
  ],
])('a button %s is drawn with the edge of controls', async (_, button) => {
  await render(button);
  const probe = document.createElement('span');
  probe.style.color = 'var(--edge)';
  document.body.append(probe);
  const edge = getComputedStyle(probe).color;
  probe.remove();
  expect(getComputedStyle(page.getByRole('button').element()).borderTopColor).toBe(edge);
});
