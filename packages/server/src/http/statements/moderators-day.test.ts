import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import type { ReportedItem, Verdict } from '@twosides/domain/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONFLICT, signUp, signUpAndOnboard } from '../../test-support/people.ts';
import type { TestClient } from '../../test-support/test-client.ts';
import { DATABASES, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const VERDICTS = ['keep', 'collapse', 'remove', 'warn'] as const satisfies Verdict[];
type Given = (typeof VERDICTS)[number];
const EFFECTS = { collapse: 'collapsed', remove: 'removed', warn: 'warned' } as const;

type Case = { readonly id: string };
type Statement = { readonly id: string; readonly effect: string; readonly appeal: string; readonly facts: string };

describe.each(DATABASES)('A moderator’s day on $database', ({ database, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    const CASES = database === 'SQLite' ? 50 : 12;
    let server: TestServer;
    let ahead = 0;
    let authors: readonly TestClient[];
    let moderators: readonly TestClient[];
    const said: string[] = [];
    const names: string[] = [];

    beforeAll(async () => {
      server = await startTestServer(database, { clock: () => Date.now() + ahead });
      const member = async (email: string, nickname: string) => {
        const client = await signUpAndOnboard(server, email, nickname);
        names.push(email, nickname, (await client.get('/api/auth/user')).body.id);
        return client;
      };
      authors = [await member('zebra@example.org', 'Zebra'), await member('yak@example.org', 'Yak')];
      moderators = [await signUp(server, 'one@example.org'), await signUp(server, 'two@example.org')];
      for (const one of moderators) await server.stores.moderation.appoint((await one.get('/api/auth/user')).body.id);
    });
    afterAll(() => server?.end());

    const listening = async (answer: ReturnType<TestClient['get']>) => {
      const given = await answer;
      said.push(given.text);
      return given;
    };

    test('ends with each case decided once, each decision stated once, each appeal answered by another', async () => {
      const reporter = await signUpAndOnboard(server, 'xenops@example.org', 'Xenops');
      names.push('xenops@example.org', 'Xenops', (await reporter.get('/api/auth/user')).body.id);
      const items: ReportedItem[] = [];
      for (let n = 0; n < CASES / 2; n++) {
        const author = authors[n % 2] as TestClient;
        const path = n % 3 === 0 ? '/api/conflicts/anonymous' : '/api/conflicts';
        const id: ConflictId = (await author.post(path, CONFLICT)).body.id;
        await reporter.post(`/api/conflicts/${id}/vote`, { side: n % 2 ? 'her' : 'his' });
        const written = await author.post(`/api/conflicts/${id}/comments`, { content: `A view, number ${n}.` });
        const comment: CommentId = written.body.comment.id;
        await reporter.post(`/api/conflicts/${id}/report`, { reason: 'abuse' });
        await reporter.post(`/api/comments/${comment}/report`, { reason: 'hate' });
        items.push({ kind: 'conflict', id }, { kind: 'comment', id: comment });
      }

      const decided = new Map<string, Given>();
      const work = async (moderator: TestClient, order: (cases: readonly Case[]) => readonly Case[]) => {
        const cases: readonly Case[] = (await listening(moderator.get('/api/moderation/cases'))).body;
        for (const { id } of order(cases)) {
          const claimed = await listening(moderator.post(`/api/moderation/cases/${id}/claim`, {}));
          if (claimed.status !== 200) {
            expect(['case-claimed', 'case-not-found']).toContain(claimed.body.code);
            continue;
          }
          const verdict = VERDICTS[decided.size % 4] as Given;
          expect(decided.has(id)).toBe(false);
          decided.set(id, verdict);
          const words = { verdict, ground: 'abuse', facts: `About ${id}.` };
          const answer = await listening(moderator.post(`/api/moderation/cases/${id}/decision`, words));
          expect(answer.status).toBe(200);
        }
      };
      await Promise.all([
        work(moderators[0] as TestClient, (cases) => cases),
        work(moderators[1] as TestClient, (cases) => cases.toReversed()),
      ]);
      for (const one of moderators) {
        const cases: { kind: string }[] = (await one.get('/api/moderation/cases')).body;
        expect(cases.filter(({ kind }) => kind !== 'decided')).toEqual([]);
      }
      expect([...decided.keys()].sort()).toEqual(items.map(({ kind, id }) => `${kind}-${id}`).sort());

      const restricting = [...decided].flatMap(([id, verdict]) =>
        verdict === 'keep' ? [] : [`About ${id}. ${EFFECTS[verdict]}`],
      );
      const stated = async (): Promise<readonly (Statement & { readonly by: TestClient })[]> =>
        (
          await Promise.all(
            authors.map(async (by) =>
              ((await by.get('/api/statements')).body as Statement[]).map((one) => ({ ...one, by })),
            ),
          )
        ).flat();
      const statements = await stated();
      expect(statements.map(({ facts, effect }) => `${facts} ${effect}`).sort()).toEqual(restricting.sort());

      for (const { by, id } of statements)
        expect((await by.post(`/api/statements/${id}/appeal`, { words: 'Please look again.' })).status).toBe(200);
      ahead += 1_000;
      let answers = 0;
      const answerAll = async (moderator: TestClient) => {
        const appeals: { id: string }[] = (await listening(moderator.get('/api/moderation/appeals'))).body;
        for (const { id } of appeals) {
          const answer = { answer: answers % 2 ? 'keep' : 'uphold', ground: 'abuse', facts: 'We read it again.' };
          const given = await listening(moderator.post(`/api/moderation/appeals/${id}/answer`, answer));
          expect(given.status).toBe(200);
          answers += 1;
        }
      };
      await Promise.all(moderators.map(answerAll));
      expect(answers).toBe(restricting.length);
      const after = (await stated()).filter(({ appeal }) => appeal !== 'none');
      expect(
        after.map(({ appeal }) => appeal).filter((appeal) => !['upheld', 'changed', 'reversed'].includes(appeal)),
      ).toEqual([]);

      const log = await server.stores.moderation.listRulings(items);
      const first = log.filter(({ answers: of }) => of === undefined);
      const last = log.filter(({ answers: of }) => of !== undefined);
      expect([first.length, last.length]).toEqual([CASES, restricting.length]);
      for (const { item, by } of last) {
        const earlier = first.find((one) => one.item.kind === item.kind && one.item.id === item.id);
        expect(by).not.toBe(earlier?.by);
      }

      const everything = said.join('\n');
      for (const name of names) expect(everything).not.toContain(name);
      expect(everything).not.toMatch(/votes|percent|"side":"(her|his)"|author_?id|nickname/i);
    });
  });
});
