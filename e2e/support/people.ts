import type { Page } from '@playwright/test';
import { workersServer } from './server.ts';
import { expect } from './test.ts';

export const PASSWORD = 'correct horse';

export const ACCOUNTS = {
  hers: 'He puts one cup in, leaves the rest on the counter and says he did not want to do it wrong.',
  his: 'Whatever I load gets rearranged in front of me. After the tenth time you stop volunteering.',
};

export const registerAndVerify = async (page: Page, email: string) => {
  await page.goto('/register');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/check-email\?email=/);
  await verify(page, email);
};

export const fillCredentials = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
};

export const verify = async (page: Page, email: string) => {
  await page.goto(await mailedLink(page, email, 'verify-email'));
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
};

export const mailedCode = async (page: Page, email: string): Promise<string> => {
  const mail = await newestMail(page, email, 'verify-email');
  return /\b\d{6}\b/.exec(mail)?.[0] ?? '';
};

export const mailedLink = async (page: Page, email: string, kind: string): Promise<string> =>
  /href="([^"]+)"/.exec(await newestMail(page, email, kind))?.[1] ?? '';

const newestMail = async (page: Page, email: string, kind: string): Promise<string> => {
  let mail: string | undefined;
  await expect(async () => {
    const mailbox = await page.request.get('/dev/mailbox');
    mail = (await mailbox.text())
      .split('<article>')
      .find((article) => article.includes(`To ${email}`) && article.includes(`/${kind}?`));
    expect(mail).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return mail ?? '';
};

export const onboardWithConflict = async (page: Page, nickname: string, title: string) => {
  await page.goto('/onboarding');
  await page.getByLabel("I'm ready to get started").check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Your nickname').fill(nickname);
  await page.getByLabel('she/her').check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Your partner’s nickname').fill(`${nickname}s love`);
  await page.getByLabel('he/him').check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Conflict title').fill(title);
  await page.getByLabel('Your perspective').fill(ACCOUNTS.hers);
  await page.getByLabel('Their perspective').fill(ACCOUNTS.his);
  await page.getByLabel('Category').selectOption({ label: 'Household Chores 🧺' });
  await page.getByRole('button', { name: 'Post & Celebrate' }).click();
  await expect(page).toHaveURL(/\/conflict\/\d+\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

export const createNewcomer = (page: Page, email: string) => signInAs(page, email, null);

export const createMember = (page: Page, email: string, nickname: string) => signInAs(page, email, nickname);

const signInAs = async (page: Page, email: string, nickname: string | null) => {
  const token = await workersServer().makeMember(email, nickname);
  await send(page, '/api/auth/sign-in-link/redeem', { token, switchAccount: true });
};

export const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
};

export const logIn = (page: Page, email: string) => send(page, '/api/auth/login', { email, password: PASSWORD });

export const postConflict = async (page: Page, title: string, over: object = {}): Promise<string> => {
  const texts = { title, hisSide: ACCOUNTS.his, herSide: ACCOUNTS.hers };
  const answer = await send(page, '/api/conflicts', { ...texts, category: 'household', ...over });
  return (await answer.json()).path;
};

/** Posts as another member in a context of its own. */
export const postElsewhere = async (page: Page, email: string, title: string): Promise<string> => {
  const author = await page.context().browser()?.newPage();
  if (!author) throw new Error('The page belongs to no browser.');
  await createMember(author, email, email.replace(/@.*/, ''));
  const path = await postConflict(author, title);
  await author.close();
  return path;
};

export const voteFor = (page: Page, conflict: string, side: 'her' | 'his') =>
  send(page, `${apiOf(conflict)}/vote`, { side });

export const commentOn = (page: Page, conflict: string, content: string) =>
  send(page, `${apiOf(conflict)}/comments`, { content });

export const apiOf = (conflict: string) => `/api/conflicts/${conflict.split('/')[2]}`;

const send = async (page: Page, path: string, data: unknown) => {
  const answer = await page.request.post(path, { data, headers: { Origin: await originOf(page) } });
  expect({ path, isOk: answer.ok(), answer: await answer.json() }).toMatchObject({ isOk: true });
  return answer;
};

export const originOf = async (page: Page): Promise<string> => {
  const url = page.url() === 'about:blank' ? (await page.request.get('/robots.txt')).url() : page.url();
  return new URL(url).origin;
};

export const listed = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Top Conflicts Today' }).getByRole('link', { name: title, exact: true });

export const chooseInMenu = async (page: Page, title: string, item: string) => {
  await page.getByRole('button', { name: `More about ${title}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
