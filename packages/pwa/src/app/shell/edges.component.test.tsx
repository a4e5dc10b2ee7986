import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LeaderboardScreen } from '../../features/members/leaderboard/LeaderboardScreen.tsx';
import { SubmitScreen } from '../../features/posting/submit/SubmitScreen.tsx';
import { ModerationScreen } from '../../features/safety/moderation/ModerationScreen.tsx';
import { SettingsScreen } from '../../features/settings/SettingsScreen.tsx';
import { answerApi } from '../../test-support/answer-api.ts';
import { aMember } from '../../test-support/seeds.ts';
import { show } from '../../test-support/show.tsx';
import { Header } from './header/Header.tsx';

test.each<[string, ReactNode]>([
  ['the settings', <SettingsScreen key="settings" />],
  ['the form of a conflict', <SubmitScreen key="submit" />],
  ['the leaderboard', <LeaderboardScreen key="leaderboard" />],
  ['the desk', <ModerationScreen key="desk" />],
])('on a wide screen the page of %s begins where the header does', async (_, screen) => {
  await page.viewport(1280, 800);
  answerApi();
  await show(
    <>
      <Header />
      {screen}
    </>,
    { member: aMember() },
  );
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toBeVisible();
  const brand = page.getByRole('link', { name: 'TwoSides' }).element();
  expect(title.element().getBoundingClientRect().left).toBe(brand.getBoundingClientRect().left);
});
