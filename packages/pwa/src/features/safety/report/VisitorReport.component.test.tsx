import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answerApi, noAnswer, refusal } from '../../../test-support/answer-api.ts';
import { aConflict, aMember, pageOf } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { VisitorReport } from './VisitorReport.tsx';

const address = page.getByLabelText('Link to the page');
const send = page.getByRole('button', { name: 'Send report' });
const note = page.getByLabelText('Anything that would help us understand (optional)');

test('fills in the reported item, and leads to the page its secret opens', async () => {
  const { callsOf } = answerApi({ reportAsVisitor: () => ({ token: 'secret' }) });
  const about = '/conflict/7#comment-0190';
  const { address: where } = await show(<VisitorReport />, {
    path: `/report?${new URLSearchParams({ about: '/conflict/7' })}`,
    at: '/report',
  });
  await expect.element(address).toHaveValue('/conflict/7');
  await address.fill(about.replace('0190', '01900000-0000-7000-8000-000000000000'));
  await page.getByRole('radio', { name: /^It reveals who someone is/ }).click();
  await note.fill('Her full name.');
  await page.getByLabelText('Your email address (optional)').fill('me@example.org');
  await send.click();
  await expect.poll(where).toBe('/report-status');
  expect(callsOf('reportAsVisitor').map(({ body }) => body)).toEqual([
    {
      about: '/conflict/7#comment-01900000-0000-7000-8000-000000000000',
      reason: 'identifies-someone',
      note: 'Her full name.',
      email: 'me@example.org',
    },
  ]);
});

test('names what is reported by its title, and takes another link instead', async () => {
  const { callsOf } = answerApi({
    conflict: () => pageOf(aConflict({ title: 'Who hums?' })),
    reportAsVisitor: () => ({ token: 'secret' }),
  });
  await show(<VisitorReport />, { path: '/report?about=%2Fconflict%2F7%23update-1', at: '/report' });
  await expect.element(page.getByText('You’re reporting an update on Who hums?')).toBeVisible();
  await expect.element(address).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Report something else' }).click();
  await expect.element(address).toHaveFocus();
  await address.fill('/conflict/8');
  await page.getByRole('radio', { name: /^It reveals who someone is/ }).click();
  await send.click();
  await expect.poll(() => callsOf('reportAsVisitor').map(({ body }) => body.about)).toEqual(['/conflict/8']);
});

test('a report that is sent after its author has left does not bring them back, and offers a link to its status', async () => {
  const answer = Promise.withResolvers<{ token: string }>();
  answerApi({ reportAsVisitor: () => answer.promise });
  const screen = (
    <>
      <VisitorReport />
      <Link to="/safety">Elsewhere</Link>
    </>
  );
  const { address: where } = await show(screen, { path: '/report?about=%2Fconflict%2F7', at: '/report' });
  await page.getByRole('radio', { name: 'Insults, threats or harassment' }).click();
  await send.click();
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.poll(where).toBe('/safety');
  answer.resolve({ token: 'secret' });
  const link = toast('Your report was sent').getByRole('link', { name: 'See its status' });
  await expect.element(link).toHaveAttribute('href', '/report-status#secret');
  expect(where()).toBe('/safety');
});

test('shows missing fields in place, and sends nothing', async () => {
  const { callsOf } = answerApi();
  await show(<VisitorReport />);
  await address.fill('https://two.example/about');
  await page.getByLabelText('Your email address (optional)').fill('me');
  await send.click();
  for (const words of [
    'Please enter the link to a conflict, comment or update on this site',
    'Please choose a reason',
    'Please enter a valid email address',
  ])
    await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(address).toHaveFocus();
  expect(callsOf('reportAsVisitor')).toEqual([]);
});

test('says that there is no network, and keeps the text for later', async () => {
  answerApi({ reportAsVisitor: noAnswer });
  await show(<VisitorReport />, { path: '/report?about=%2Fconflict%2F7', at: '/report' });
  await page.getByRole('radio', { name: 'Insults, threats or harassment' }).click();
  await note.fill('Every line of it.');
  await send.click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText(/We couldn’t reach TwoSides/)).toBeVisible();
  await expect.element(alert.getByText(/What you wrote will stay here until you close this tab\.$/)).toBeVisible();
  await show(<VisitorReport />);
  const again = page.getByRole('form', { name: 'Report' }).last();
  await expect
    .element(again.getByLabelText(/^Anything that would help us understand/))
    .toHaveValue('Every line of it.');
  await expect.element(again.getByLabelText('Link to the page')).toHaveValue('/conflict/7');
});

test('says that the item is missing, and keeps the text', async () => {
  answerApi({ reportAsVisitor: () => refusal(404, 'conflict-not-found') });
  await show(<VisitorReport />, { path: '/report?about=%2Fconflict%2F7', at: '/report' });
  await page.getByRole('radio', { name: 'Insults, threats or harassment' }).click();
  await note.fill('Every line of it.');
  await send.click();
  await expect.element(page.getByRole('alert').getByText(/Conflict not found/)).toBeVisible();
  await expect.element(note).toHaveValue('Every line of it.');
});

test('does not show a visitor’s text to a member who signs in in the same tab', async () => {
  answerApi();
  await show(<VisitorReport />);
  await note.fill('My husband posted it.');
  await page.getByLabelText('Your email address (optional)').fill('me@example.org');
  await cleanup();
  await show(<VisitorReport />, { member: aMember() });
  await expect.element(note).toHaveValue('');
  await expect.element(page.getByLabelText('Your email address (optional)')).toHaveValue('');
  expect(JSON.stringify(localStorage)).not.toContain('My husband');
});
