import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './Tabs.tsx';

const emulate = (forced: 'active' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: forced }] });

afterEach(() => emulate(''));

test('the chosen tab is marked by a line, with the system’s colours too', async () => {
  await emulate('active');
  await render(
    <Tabs
      label="Period"
      tabs={[
        { value: 'weekly', label: 'Weekly' },
        { value: 'daily', label: 'Daily' },
      ]}
      value="weekly"
      onChange={() => {}}
    >
      Points
    </Tabs>,
  );
  const tab = page.getByRole('tab', { name: 'Weekly' }).element();
  const { height, backgroundColor, borderBottomWidth, borderBottomColor } = getComputedStyle(tab, '::after');
  const line = borderBottomWidth === '0px' ? backgroundColor : borderBottomColor;
  const { backgroundColor: ground } = getComputedStyle(document.documentElement);
  expect(height).toBe('3px');
  expect([line, 'rgba(0, 0, 0, 0)', ground].filter((colour) => colour === line)).toHaveLength(1);
});
