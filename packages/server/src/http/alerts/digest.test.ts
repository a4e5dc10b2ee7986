import { planDigests } from '@twosides/domain/alerts';
import type { Member } from '@twosides/domain/model';
import { describe, expect, test } from 'vitest';
import { addMember } from '../../adapters/behaviour/steps.ts';
import { CONFLICT, voteAs } from '../../test-support/people.ts';
import { forSuite } from '../../test-support/suites.ts';
import { startTestServer } from '../../test-support/test-server.ts';
import { readMail, startSmtp } from '../../test-support/test-smtp.ts';

const TUESDAY = Date.UTC(2037, 5, 2, 12);
const MONDAY_MORNING = Date.UTC(2037, 5, 8, 7);

describe('The weekly mail', () => {
  let now = TUESDAY;
  const smtp = forSuite(startSmtp);
  const server = forSuite(() => startTestServer('SQLite', { clock: () => now, env: { SMTP_URL: smtp.smtpUrl } }));

  const join = (name: string, over: Partial<Member>) =>
    addMember(server.stores, name, { userNickname: name, userPronouns: 'she/her', onboardingCompleted: true, ...over });
  const postAndVote = async (author: Member) => {
    const posted = await server.useCases.postConflict({ memberId: author.id, opId: null }, CONFLICT_DRAFT);
    if (!posted.ok) throw new Error(posted.error);
    const { id } = posted.value.outcome;
    for (const n of [1, 2]) await voteAs(server, n, id, 'her');
  };
  const wantsMail = async (member: Member) => (await server.stores.accounts.findMember(member.id))?.emailUpdates;
  const receivedLater = () => {
    now += 1_000;
    return smtp.received.length;
  };

  test('is sent once to subscribers, and one click in the mail program unsubscribes', async () => {
    const ada = await join('Ada', { emailUpdates: true });
    const ben = await join('Ben', { emailUpdates: true });
    await join('Cleo without news', { emailUpdates: true });
    await postAndVote(ada);
    await postAndVote(ben);
    await postAndVote(await join('Dora who did not ask', {}));

    now = MONDAY_MORNING;
    const plan = planDigests({ jobs: server.stores.jobs, clock: () => now });
    await Promise.all([plan(), plan()]);
    await expect.poll(receivedLater, { timeout: 20_000, interval: 100 }).toBe(2);
    const mail = smtp.received.find(({ to }) => to.includes(ada.email));
    const { headers, text } = readMail(mail?.source ?? '');
    expect(text).toContain(`${CONFLICT.title}\n2 new votes\nhttp://localhost:3000/conflict/`);
    expect(text).not.toMatch(/%|wins/);

    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const address = /^List-Unsubscribe: <http:\/\/localhost:3000([^>]+)>$/m.exec(headers)?.[1] ?? '';
    expect((await fetch(server.origin + address)).status).toBe(200);
    expect(await wantsMail(ada)).toBe(true);

    const click = () => fetch(server.origin + address, ONE_CLICK);
    for (const again of [await click(), await click()]) {
      expect([again.status, again.headers.getSetCookie()]).toEqual([200, []]);
      expect(await wantsMail(ada)).toBe(false);
    }
    expect(await wantsMail(ben)).toBe(true);
    const token = new URL(address, server.origin).searchParams.get('token');
    const page = await server.client().post('/api/unsubscribe', { token });
    expect([page.status, page.body]).toEqual([200, { list: 'digest' }]);
  });

  test('cannot be unsubscribed with a forged link', async () => {
    const eve = await join('Eve', { emailUpdates: true });
    const stamp = 'A'.repeat(43);
    for (const query of ['', `?token=digest.${eve.id}.${stamp}`, '?token=a&token=b']) {
      const answer = await fetch(`${server.origin}/unsubscribe${query}`, ONE_CLICK);
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'unsubscribe-link-invalid' }]);
    }
    const page = await server.client().post('/api/unsubscribe', { token: `digest.${eve.id}.${stamp}` });
    expect([page.status, page.body.code]).toEqual([400, 'unsubscribe-link-invalid']);
    expect(await wantsMail(eve)).toBe(true);
  });

  test('has a page to unsubscribe, whose token reaches neither other sites nor the log', async () => {
    const answer = await server.client().get('/unsubscribe?token=secret-token');
    expect([answer.status, answer.headers.get('Referrer-Policy')]).toEqual([200, 'no-referrer']);
    expect(answer.text).toContain('<meta name="robots" content="noindex');
    expect(server.log()).not.toContain('secret-token');
  });
});

const CONFLICT_DRAFT = { ...CONFLICT, category: 'household' } as const;

const ONE_CLICK = {
  method: 'POST',
  body: 'List-Unsubscribe=One-Click',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
} as const;
