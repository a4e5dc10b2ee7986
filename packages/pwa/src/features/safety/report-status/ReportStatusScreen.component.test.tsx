import type { ReportStatusView, StatementView } from '@twosides/domain/statements';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { type Answers, answerApi, noAnswer, refusal } from '../../../test-support/answer-api.ts';
import { aStatement } from '../../../test-support/seeds.ts';
import { show } from '../../../test-support/show.tsx';
import { VisitorReport } from '../report/VisitorReport.tsx';
import { ReportStatusScreen } from './ReportStatusScreen.tsx';

const aReport = (over: Partial<ReportStatusView> = {}): ReportStatusView => ({
  item: 'conflict',
  reason: 'identifies-someone',
  note: 'Her full name.',
  reportedAt: '2026-06-10T00:00:00.000Z',
  standing: 'received',
  decision: null,
  isPublic: true,
  ...over,
});

const aDecision = (over: Partial<StatementView> = {}): StatementView =>
  aStatement({ side: 'reporter', verdict: 'keep', effect: 'none', facts: '', ...over });

const showStatus = async (reportStatus: Answers['reportStatus'], path = '/report-status#the-secret') => {
  const api = answerApi({ reportStatus: reportStatus! });
  await show(<ReportStatusScreen />, { path, at: '/report-status' });
  return api;
};

test('shows a waiting report, and keeps its secret out of requested URLs', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { calls } = await showStatus(() => aReport());
  await expect.element(page.getByRole('heading', { name: 'We have your report.' })).toBeVisible();
  await expect.element(page.getByText('Her full name.')).toBeVisible();
  await expect.element(page.getByText(/It reveals who someone is/)).toBeVisible();
  expect(calls.map(({ path, body }) => [path, body])).toEqual([['/api/reports/status', { token: 'the-secret' }]]);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect.element(page.getByText('Copied.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(location.href);
});

test('a new report links back to the conflict; the link alone leads home', async () => {
  answerApi({ reportAsVisitor: () => ({ token: 'the-secret' }), reportStatus: () => aReport() });
  const screens = (
    <Routes>
      <Route path="/report" element={<VisitorReport />} />
      <Route path="/report-status" element={<ReportStatusScreen />} />
    </Routes>
  );
  const about = 'https://two.example/conflict/7/who-hums#comment-0190';
  await show(screens, { path: `/report?${new URLSearchParams({ about })}` });
  await page.getByRole('radio', { name: /^It reveals who someone is/ }).click();
  await page.getByRole('button', { name: 'Send report' }).click();
  const back = page.getByRole('link', { name: 'Back to the conflict' });
  await expect.element(back).toHaveAttribute('href', '/conflict/7');
  await cleanup();
  await showStatus(() => aReport());
  await expect.element(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect.element(back).not.toBeInTheDocument();
});

test.each<[string, Partial<ReportStatusView>, string]>([
  ['stays', { decision: aDecision() }, 'You reported a conflict. We reviewed it and decided to leave it up.'],
  [
    'came back',
    { decision: aDecision({ effect: 'removed', appeal: 'none', laterEffect: 'restored' }) },
    'You reported a conflict. We took it off the site. Thank you. Later we looked at it again, decided that it follows the guidelines, and reversed this.',
  ],
  ['is gone', { standing: 'gone', isPublic: false }, 'The author has taken down what you reported.'],
])('of what %s it says that', async (_, over, words) => {
  await showStatus(() => aReport({ standing: 'decided', ...over }));
  await expect.element(page.getByText(words)).toBeVisible();
});

test('appeals a decision once, with the secret only, and shows the answer', async () => {
  let report = aReport({ standing: 'decided', decision: aDecision() });
  const { answer, callsOf } = await showStatus(() => report);
  await page.getByRole('button', { name: 'Appeal' }).click();
  await page.getByLabelText('Why should we look again?').fill('It does name her.');
  answer({
    appealReport: () => {
      report = aReport({ standing: 'decided', decision: aDecision({ appeal: 'waiting' }) });
      return { message: 'Thank you.' };
    },
  });
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect.element(page.getByText(/you’ll find the answer here/)).toBeVisible();
  expect(callsOf('appealReport').map(({ body }) => body)).toEqual([
    { token: 'the-secret', words: 'It does name her.' },
  ]);
});

test.each<[string, Answers['reportStatus'], string, string | undefined]>([
  ['leads to no report', () => refusal(404, 'report-not-found'), 'We can’t find this report', undefined],
  ['was cut off', () => aReport(), 'We can’t find this report', '/report-status'],
  ['is opened without a network', noAnswer, 'Your report couldn’t be loaded', undefined],
])('a link that %s says so', async (_, status, heading, path) => {
  await showStatus(status, path);
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
});
