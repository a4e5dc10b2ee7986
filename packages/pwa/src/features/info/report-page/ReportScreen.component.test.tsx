import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../test-support/answer-api.ts';
import { show } from '../../../test-support/show.tsx';
import { ReportScreen } from './ReportScreen.tsx';

test('a quick exit from a report leaves no text on the device', async () => {
  const left: string[] = [];
  const stay = (event: NavigateEvent) => {
    left.push(event.destination.url);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', stay);
  onTestFinished(() => {
    navigation.removeEventListener('navigate', stay);
    document.documentElement.hidden = false;
  });
  answerApi({ operator: () => ({ name: null, email: null }) });
  await show(<ReportScreen />);
  await page.getByLabelText('Anything that would help us understand (optional)').fill('He wrote where I live.');
  expect(JSON.stringify(sessionStorage)).toContain('where I live');
  await page.getByRole('button', { name: 'Quick exit' }).click();
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('where I live');
  expect(left).toEqual(['https://www.wikipedia.org/']);
});

test('shows help lines before the form to somebody reporting danger', async () => {
  answerApi({ operator: () => ({ name: null, email: null }) });
  await show(<ReportScreen />);
  await expect.element(page.getByRole('link', { name: 'Help lines' })).toHaveAttribute('href', '/safety');
});
