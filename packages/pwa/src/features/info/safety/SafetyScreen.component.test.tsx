import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test-support/show.tsx';
import { ContactScreen } from '../contact/ContactScreen.tsx';
import { PrivacyScreen } from '../privacy/PrivacyScreen.tsx';
import { SafetyScreen } from './SafetyScreen.tsx';

const preferLanguages = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

test.each([
  ['en-GB', '999', 'United Kingdom'],
  ['en-US', '911', 'United States'],
  ['de', '112', 'Australia'],
])(
  'to who reads in %s the number in danger and the help lines of their country come first',
  async (tag, number, country) => {
    preferLanguages(tag);
    await show(<SafetyScreen />);
    const numbers = page.getByRole('region', { name: 'In danger now?' }).getByRole('link');
    await expect.element(numbers.first()).toHaveAttribute('href', `tel:${number}`);
    expect(numbers.elements()).toHaveLength(4);
    const countries = page.getByRole('region', { name: 'People to talk to' }).getByRole('heading', { level: 3 });
    await expect.element(countries.first()).toHaveTextContent(country);
    expect(countries.elements()).toHaveLength(10);
  },
);

test('each help line says what it is for', async () => {
  await show(<SafetyScreen />);
  const lines = page.getByRole('region', { name: 'Italy' }).getByRole('term');
  await expect.element(lines.first()).toHaveTextContent('Antiviolenza e stalking if you’re hurt or afraid');
  await expect.element(lines.last()).toHaveTextContent('Emergenza Infanzia for children');
});

test('every number to call is a link', async () => {
  await show(<ContactScreen />);
  for (const number of ['112', '999', '911'])
    await expect.element(page.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
});

test('every mention of what others see is complete', async () => {
  const said = async (section: string) => {
    const list = page.getByRole('region', { name: section }).getByRole('listitem');
    await expect.element(list.first()).toBeVisible();
    return list.elements().map(({ textContent }) => textContent);
  };
  await show(
    <>
      <SafetyScreen />
      <PrivacyScreen />
    </>,
  );
  const onSafety = await said('What others can see about you on TwoSides');
  expect(onSafety).toEqual(await said('What other people see'));
  expect(onSafety).toHaveLength(4);
});
