import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aConflict, rowOf } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { CardHead } from './ConflictCard.tsx';

test.each([320, 360])('shows a whole name beside a rank, at %i px', async (width) => {
  await page.viewport(width, 800);
  await show(
    <div style={{ padding: '0 33px' }}>
      <CardHead conflict={rowOf(aConflict({ userNickname: 'SteadySparrow' }))} rank={10} />
    </div>,
  );
  const name = page.getByRole('link', { name: 'SteadySparrow' }).element();
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
});
