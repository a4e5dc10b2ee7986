import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { doubleTheText, show } from '../../test-support/show.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { BottomBar } from './header/BottomBar.tsx';

beforeEach(doubleTheText);
const boxOf = (element: Element | null) => (element as Element).getBoundingClientRect();

test('labels stay below the icons and inside the bottom bar at 200% text', async () => {
  await page.viewport(700, 640);
  await show(<BottomBar />);
  const link = page.getByRole('link', { name: 'Ask Community' }).element();
  const [icon, label] = [boxOf(link.querySelector('svg')), boxOf(link.lastElementChild)];
  expect(label.top).toBeGreaterThanOrEqual(icon.bottom);
  expect(label.bottom).toBeLessThanOrEqual(640);
});

test('a radio button is centered on its first line, at any text size', async () => {
  await show(
    <RadioGroup
      label="How did it go?"
      value={null}
      options={[{ value: 'parted', label: 'We broke up' }]}
      onChange={() => {}}
    />,
  );
  const [mark, words] = [boxOf(page.getByRole('radio').element()), boxOf(page.getByText('We broke up').element())];
  expect(Math.abs(mark.top + mark.height / 2 - (words.top + words.height / 2))).toBeLessThan(3);
});
