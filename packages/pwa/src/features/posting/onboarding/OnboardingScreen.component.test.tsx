import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { onboardingDraft } from '../../../drafts/onboarding-draft.ts';
import { storePendingQuestion } from '../../../drafts/pending-question.ts';
import { setCurrentUser } from '../../../session/current-user.ts';
import { currentSession } from '../../../session/session.ts';
import { type Answers, answerApi, badGateway, held, noAnswer, refusal } from '../../../test-support/answer-api.ts';
import { aMember } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { peekRedirect, rememberRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { conflictDraft } from '../submit/conflict-draft.ts';
import { firstAnswers } from './first-answers.ts';
import { OnboardingScreen } from './OnboardingScreen.tsx';

const NEWCOMER = aMember({
  userNickname: null,
  userPronouns: null,
  partnerNickname: null,
  partnerPronouns: null,
  onboardingCompleted: false,
});

const next = page.getByRole('button', { name: /Continue|Post & Celebrate/ });
const nickname = page.getByLabelText('Your nickname');
const title = page.getByLabelText('Conflict title');

function Browser() {
  const navigate = useNavigate();
  return [-1, 1].map((way) => (
    <button key={way} type="button" onClick={() => void navigate(way)}>
      {way < 0 ? "The browser's back" : "The browser's forward"}
    </button>
  ));
}
const press = (button: 'back' | 'forward') => page.getByRole('button', { name: `The browser's ${button}` }).click();

const showOnboarding = async (answers: Answers) => {
  const api = answerApi(answers);
  const screens = (
    <>
      <Routes>
        <Route path="/before" element={<Link to="/onboarding">Begin</Link>} />
        <Route path="/onboarding" element={<OnboardingScreen />} />
      </Routes>
      <Browser />
    </>
  );
  const { address } = await show(screens, { member: NEWCOMER, path: '/before' });
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome to TwoSides' })).toBeVisible();
  return { ...api, address };
};

const goAsFarAsTheConflict = async (name: string) => {
  await page.getByRole('checkbox', { name: "I'm ready to get started" }).click();
  await next.click();
  await nickname.fill(name);
  await page.getByRole('radio', { name: 'she/her' }).click();
  await next.click();
  await page.getByLabelText('Your partner’s nickname').fill('Kim');
  await page.getByRole('radio', { name: 'he/him' }).click();
  await next.click();
};

const tellTheConflict = async () => {
  await title.fill('Kept while it fails');
  await page.getByLabelText(/^Your perspective/).fill('x'.repeat(60));
  await page.getByLabelText(/^Their perspective/).fill('y'.repeat(60));
  await page.getByLabelText('Category').selectOptions('household');
  await next.click();
};

test.each<[string, Answers, string]>([
  [
    'the profile',
    { completeOnboarding: badGateway },
    'Onboarding failed: 502. Please try again or contact support if the issue persists.',
  ],
  [
    'the network',
    { completeOnboarding: noAnswer },
    'We couldn’t reach TwoSides. What you wrote is saved on this device. Please try again when you’re back online.',
  ],
])('an onboarding that fails at %s says so, and keeps what was told', async (_, answers, words) => {
  await showOnboarding(answers);
  await goAsFarAsTheConflict('Unready');
  await tellTheConflict();
  await expect.element(toast('Something went wrong').getByText(words, { exact: true })).toBeVisible();
  await expect.element(title).toHaveValue('Kept while it fails');
});

test('a taken nickname is said at its own step', async () => {
  const { answer } = await showOnboarding({ updateProfile: () => refusal(409, 'nickname-taken') });
  await page.getByRole('checkbox', { name: "I'm ready to get started" }).click();
  await next.click();
  await nickname.fill('steps');
  await page.getByRole('radio', { name: 'she/her' }).click();
  await next.click();
  await expect.element(page.getByText('Nickname is already taken')).toBeVisible();
  await expect.element(nickname).toHaveFocus();
  answer({ updateProfile: ({ body }) => ({ ...NEWCOMER, ...body }) });
  await nickname.fill('Stepper');
  await next.click();
  await expect.element(page.getByLabelText('Your partner’s nickname')).toBeVisible();
});

test('a nickname saved after signing out signs nobody in again', async () => {
  const saved = held(() => ({ ...NEWCOMER, userNickname: 'Stepper' }));
  const { callsOf } = await showOnboarding({ updateProfile: saved.answer });
  await page.getByRole('checkbox', { name: "I'm ready to get started" }).click();
  await next.click();
  await nickname.fill('Stepper');
  await page.getByRole('radio', { name: 'she/her' }).click();
  await next.click();
  await expect.poll(() => callsOf('updateProfile')).toHaveLength(1);
  setCurrentUser(null);
  saved.letGo();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(currentSession().owner).toBeNull();
});

test("the browser's way back leads a step back, and its way forward on; both keep what was told", async () => {
  const { address } = await showOnboarding({});
  await goAsFarAsTheConflict('Stepper');
  await title.fill('Half a title');
  await press('back');
  await expect.element(page.getByLabelText('Your partner’s nickname')).toHaveValue('Kim');
  await press('forward');
  await expect.element(title).toHaveValue('Half a title');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.element(page.getByLabelText('Your partner’s nickname')).toBeVisible();
  await press('back');
  await expect.element(nickname).toHaveValue('Stepper');
  await nickname.fill('');
  await press('forward');
  await expect.element(nickname).toHaveAttribute('aria-invalid', 'true');
  await press('back');
  await press('back');
  await expect.element(page.getByRole('heading', { name: 'Welcome to TwoSides' })).toBeVisible();
  await press('back');
  await expect.poll(address).toBe('/before');
});

test('going back from the posted conflict skips onboarding', async () => {
  const posted = { id: 9 as ConflictId, path: '/conflict/9' };
  const { address } = await showOnboarding({
    completeOnboarding: () => aMember(),
    postAnonymousConflict: () => posted,
  });
  await goAsFarAsTheConflict('Stepper');
  await tellTheConflict();
  await expect.poll(address).toBe('/conflict/9');
  await press('back');
  await expect.poll(address).toBe('/before');
});

test('what was written a moment ago is there after going back, without a notice', async () => {
  rememberRedirect('/conflict/7');
  const { address } = await showOnboarding({ updateProfile: ({ body }) => ({ ...NEWCOMER, ...body }) });
  await goAsFarAsTheConflict('Stepper');
  await title.fill('Half a title');
  await page.getByRole('link', { name: 'Back to the conflict' }).click();
  await expect.poll(address).toBe('/conflict/7');
  await press('back');
  await expect.element(title).toHaveValue('Half a title');
  expect(page.getByText('This is what you wrote last time.').elements()).toEqual([]);
});

test('a draft of an earlier visit says so, and can be started over', async () => {
  const member = { ...NEWCOMER, id: 'back-again' as MemberId };
  const draft = { step: 'conflict', answers: { ...firstAnswers(member), title: 'Half a title' }, opId: null };
  localStorage.setItem('draft:back-again:onboarding:another-tab', JSON.stringify({ at: Date.now(), draft }));
  answerApi({});
  await show(<OnboardingScreen />, { member, path: '/onboarding' });
  const notice = page.getByText('This is what you wrote last time.');
  await expect.element(notice).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.element(title).toHaveValue('');
  await expect.element(notice).not.toBeInTheDocument();
  await toast('Form cleared').getByRole('button', { name: 'Undo' }).click();
  await expect.element(title).toHaveValue('Half a title');
});

test('can return to the conflict, and continue later', async () => {
  rememberRedirect('/conflict/7');
  const { address } = await showOnboarding({ conflict: badGateway });
  const goThereAndBack = async () => {
    await page.getByRole('link', { name: 'Back to the conflict' }).click();
    await expect.poll(address).toBe('/conflict/7');
    expect(peekRedirect()).toBe('/');
    rememberRedirect('/conflict/7');
    await press('back');
  };
  await goThereAndBack();
  await page.getByRole('checkbox', { name: "I'm ready to get started" }).click();
  await next.click();
  await nickname.fill('Stepper');
  await page.getByRole('radio', { name: 'she/her' }).click();
  await goThereAndBack();
  await expect.element(nickname).toHaveValue('Stepper');
});

test('says first that voting needs no post, and lets go of those who came to vote', async () => {
  const { address } = await showOnboarding({});
  await expect
    .element(page.getByText(/^You can vote without posting anything\. Your votes count right away/))
    .toBeVisible();
  await page.getByRole('link', { name: 'Just vote' }).click();
  await expect.poll(address).toBe('/');
  expect(peekRedirect()).toBe('/');
});

test('speaks of posting to somebody who came to post, and still lets them just vote', async () => {
  rememberRedirect('/submit-conflict');
  const { address } = await showOnboarding({});
  await expect.element(page.getByText(/^Before you post, .* It takes three more short steps\.$/)).toBeVisible();
  expect(page.getByText(/You can vote without posting|Want to post a conflict/).elements()).toEqual([]);
  await page.getByRole('link', { name: 'Just vote' }).click();
  await expect.poll(address).toBe('/');
  expect(peekRedirect()).toBe('/');
});

test('speaks of posting to a member who presses "Ask Community" later', async () => {
  answerApi({});
  await show(<OnboardingScreen />, { member: NEWCOMER, path: '/submit-conflict', at: '/submit-conflict' });
  await expect.element(page.getByText(/^Before you post, /)).toBeVisible();
});

test('a member who only votes gets from onboarding to their profile if they asked for it', async () => {
  answerApi({});
  const member = aMember({ userNickname: 'Mira', onboardingCompleted: false });
  const profile = page.getByRole('link', { name: 'See your profile' });
  await show(<OnboardingScreen />, { member, path: '/profile' });
  await expect.element(profile).toHaveAttribute('href', '/user/Mira');
  await cleanup();
  await show(<OnboardingScreen />, { member, path: '/onboarding' });
  await expect.element(page.getByRole('link', { name: 'Just vote' })).toBeVisible();
  expect(profile.elements()).toEqual([]);
});

test('a text shared by another app is there after onboarding has begun', async () => {
  answerApi({});
  await show(<OnboardingScreen />, { member: NEWCOMER, path: '/submit-conflict?text=He+hums', at: '/submit-conflict' });
  await expect.element(page.getByText(/^Your draft is waiting/)).toBeVisible();
  expect(onboardingDraft(NEWCOMER.id).read()?.answers.yourPerspective).toBe('He hums');
});

test('the first step says that a question picked before signing up is waiting', async () => {
  storePendingQuestion({ title: 'Who does the dishes?', account: null });
  await showOnboarding({});
  await expect.element(page.getByText(/^Your draft is waiting/)).toBeVisible();
});

test('posting can be put off before anything is said about the partner', async () => {
  const { address } = await showOnboarding({ updateProfile: ({ body }) => ({ ...NEWCOMER, ...body }) });
  await page.getByRole('checkbox', { name: "I'm ready to get started" }).click();
  await next.click();
  await expect.element(page.getByRole('link', { name: 'I’ll post later' })).toBeVisible();
  await nickname.fill('Stepper');
  await page.getByRole('radio', { name: 'she/her' }).click();
  await next.click();
  await expect.element(page.getByLabelText('Your partner’s nickname')).toBeVisible();
  await page.getByRole('link', { name: 'I’ll post later' }).click();
  await expect.poll(address).toBe('/');
});

test('posting later keeps the draft in the submit form, and goes home', async () => {
  rememberRedirect('/submit-conflict');
  const { address } = await showOnboarding({ completeOnboarding: () => ({ ...NEWCOMER, onboardingCompleted: true }) });
  await goAsFarAsTheConflict('Mia');
  await title.fill('Who does the dishes?');
  await page.getByLabelText('Tags (optional)').fill('chores');
  await page.getByRole('button', { name: 'I’ll post later' }).click();
  const waiting = toast('Your profile is saved');
  await expect.element(waiting.getByText(/^Your draft is waiting/)).toBeVisible();
  await expect.element(waiting.getByRole('link')).toHaveAttribute('href', '/submit-conflict');
  await expect.poll(address).toBe('/');
  expect(conflictDraft(NEWCOMER.id).read()?.answers).toMatchObject({
    title: 'Who does the dishes?',
    herSide: '',
    isAnonymous: true,
    tags: 'chores',
  });
});
