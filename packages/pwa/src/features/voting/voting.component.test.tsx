import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryKeys } from '../../api/query-keys.ts';
import { type Answers, answerApi, refusal } from '../../test-support/answer-api.ts';
import { aConflict, aMember, pageOf, receiptOf, rowOf, votedOn } from '../../test-support/seeds.ts';
import { show } from '../../test-support/show.tsx';
import { ConflictScreen } from '../conflict/ConflictScreen.tsx';
import { HomeScreen } from '../home/HomeScreen.tsx';

const conflict = aConflict({ title: 'Who feeds the cat?' });
const HOME_LIST = queryKeys.list({ name: 'topConflictsToday', category: null, limit: 10 });

/** Where a vote is cast. What comes of it is the same everywhere. */
const PLACES = [
  {
    place: 'a card',
    screen: <HomeScreen />,
    path: '/',
    at: '*',
    whole: page.getByRole('article').filter({ hasText: conflict.title }),
    region: page.getByRole('region', { name: `Vote: ${conflict.title}` }),
  },
  {
    place: 'a conflict’s page',
    screen: <ConflictScreen params={{ id: '7', slug: 'who-feeds-the-cat' }} />,
    path: '/conflict/7/who-feeds-the-cat',
    at: '/conflict/:id/:slug?',
    whole: page.getByRole('main'),
    region: page.getByRole('region', { name: 'Vote', exact: true }),
  },
];

describe.each(PLACES)('on $place', ({ screen, path, at, region }) => {
  const begin = async (answers: Answers = {}, { member = aMember() } = {}) => {
    let present = conflict;
    const castVote: Answers['castVote'] = ({ body: { side }, opId }) => {
      present = votedOn(conflict, side);
      return receiptOf(conflict, side, opId);
    };
    const votedSide = () => (present === conflict ? null : 'her');
    const api = answerApi({
      castVote,
      conflict: () => pageOf(present, votedSide()),
      insights: () => ({ sharesThisWeek: 0, newVotersThisWeek: 0 }),
      trending: () => [],
      polarizing: () => [],
      ...answers,
    });
    await show(screen, {
      member,
      path,
      at,
      known: [
        [HOME_LIST, { pages: [{ items: [rowOf(conflict)], nextCursor: null }], pageParams: [null] }],
        [queryKeys.conflict(conflict.id), pageOf(conflict)],
      ],
    });
    await expect.element(hers).toBeVisible();
    return api;
  };
  const hers = region.getByRole('button', { name: 'Her side' });

  test('a vote that is refused because the address is not verified leads to verifying it', async () => {
    const castVote = () => refusal(403, 'email-verification-required');
    await begin({ castVote }, { member: aMember({ emailVerified: false }) });
    await hers.click();
    await expect
      .element(region.getByRole('link', { name: 'Verify your email' }))
      .toHaveAttribute('href', '/verify-email');
    await region.getByRole('link', { name: 'Verify your email' }).click();
    expect(sessionStorage.getItem('redirect-after-login')).toBe('/conflict/7');
  });
});
