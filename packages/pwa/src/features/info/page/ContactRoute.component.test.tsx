import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, answerApi, noAnswer } from '../../../test-support/answer-api.ts';
import { show } from '../../../test-support/show.tsx';
import { ContactScreen } from '../contact/ContactScreen.tsx';
import { DmcaScreen } from '../dmca/DmcaScreen.tsx';
import { PrivacyScreen } from '../privacy/PrivacyScreen.tsx';
import { ReportScreen } from '../report-page/ReportScreen.tsx';
import { TermsScreen } from '../terms/TermsScreen.tsx';

const ADA: Answers = { operator: () => ({ name: 'Ada Example', email: 'ada@example.org' }) };
const operator = page.getByText('This site is run by Ada Example.');

test.each([
  ['contact', ContactScreen],
  ['privacy', PrivacyScreen],
  ['terms', TermsScreen],
  ['copyright', DmcaScreen],
  ['report', ReportScreen],
])('the page about %s says who runs the site and where to write to them', async (_, Screen) => {
  answerApi(ADA);
  await show(<Screen />);
  await expect.element(operator).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'ada@example.org' }))
    .toHaveAttribute('href', 'mailto:ada@example.org');
});

test('shows an international address the way its owner writes it', async () => {
  answerApi({ operator: () => ({ name: null, email: 'ada@xn--bcher-kva.example' }) });
  await show(<ContactScreen />);
  await expect
    .element(page.getByRole('link', { name: 'ada@bücher.example' }))
    .toHaveAttribute('href', 'mailto:ada@xn--bcher-kva.example');
});

test('requests the operator’s name again after a failure', async () => {
  const { answer } = answerApi({ operator: noAnswer });
  await show(<ContactScreen />);
  await expect.element(page.getByText('Our address couldn’t be loaded.', { exact: false })).toBeVisible();
  answer(ADA);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(operator).toBeVisible();
});

test('says that the operator is not named', async () => {
  answerApi({ operator: () => ({ name: null, email: null }) });
  await show(<ContactScreen />);
  await expect.element(page.getByText('This is a test site', { exact: false })).toBeVisible();
});
