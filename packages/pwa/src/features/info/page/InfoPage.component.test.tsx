import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../test-support/answer-api.ts';
import { show } from '../../../test-support/show.tsx';
import { ReportScreen } from '../report-page/ReportScreen.tsx';

test('a text page’s parts end at one edge on a tablet', async () => {
  await page.viewport(768, 1024);
  answerApi({ operator: () => ({ name: null, email: null }) });
  await show(<ReportScreen />);
  const field = page.getByRole('textbox', { name: 'Link to the page' });
  await expect.element(field).toBeVisible();
  const [form, contents] = [field, page.getByRole('navigation', { name: 'On this page' })].map((part) =>
    Math.round(part.element().getBoundingClientRect().right),
  );
  expect(form).toBe(contents);
});
