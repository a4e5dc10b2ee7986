import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import type { CaseView } from '@twosides/domain/moderation';
import { PASSWORD, postConflict, signUp } from './people.ts';
import { memberForSuite, moderatorForSuite, serverForSuite } from './suites.ts';
import type { TestClient } from './test-client.ts';
import type { Database } from './test-server.ts';

export const FACTS = 'The title gives a full name.';

/** With these settings, one vote makes a member established, and reports by three such members collapse an item. */
const ENV = { ESTABLISHED: '0/1/1', COLLAPSING: '3/3/1/5/24/30', CONTACT_EMAIL: 'desk@example.com' };

type Statement = {
  readonly id: string;
  readonly conflictId: ConflictId;
  readonly side: string;
  readonly effect: string;
  readonly appeal: string;
};
type Appeal = { readonly id: string; readonly conflictId: ConflictId };

export const deskForSuite = (database: Database) => {
  let ahead = 0;
  let people = 0;
  const now = () => Date.now() + ahead;
  const server = serverForSuite(database, { clock: now, env: ENV });
  const author = memberForSuite(server, 'author@example.org', 'The Author');
  const member = memberForSuite(server, 'member@example.org');
  const one = moderatorForSuite(server, 'one@example.org');
  const two = moderatorForSuite(server, 'two@example.org');

  const post = (over: object = {}, by = author) => postConflict(by, over);
  const report = (id: ConflictId, by = member, reason = 'identifies-someone') =>
    by.post(`/api/conflicts/${id}/report`, { reason, note: 'Her full name.' });
  const casesOf = async (by: TestClient): Promise<readonly CaseView[]> => (await by.get('/api/moderation/cases')).body;
  const statementsOf = async (by: TestClient, id: ConflictId) =>
    ((await by.get('/api/statements')).body as Statement[]).filter(({ conflictId }) => conflictId === id);
  return {
    server,
    author,
    member,
    one,
    two,
    now,
    pass: (milliseconds: number) => {
      ahead += milliseconds;
    },
    signInAgain: async () => {
      for (const [name, client] of Object.entries({ author, member, one, two }))
        await client.post('/api/auth/login', { email: `${name}@example.org`, password: PASSWORD });
    },
    post,
    report,
    comment: async (id: ConflictId, by = author, over: object = {}) =>
      (await by.post(`/api/conflicts/${id}/comments`, { content: 'A view.', ...over })).body.comment.id as CommentId,
    established: async () => {
      const joined = await signUp(server, `established-${++people}@example.org`);
      await joined.post(`/api/conflicts/${await post()}/vote`, { side: 'her' });
      return joined;
    },
    casesOf,
    caseOf: async (id: string | number, by = one) =>
      (await casesOf(by)).find((open) => open.id === (typeof id === 'number' ? `conflict-${id}` : id)),
    claim: (id: ConflictId, by = one) => by.post(`/api/moderation/cases/conflict-${id}/claim`, {}),
    decide: async (id: string | number, verdict = 'collapse', by = one, over: object = {}) => {
      const path = `/api/moderation/cases/${typeof id === 'number' ? `conflict-${id}` : id}/decision`;
      const decided = await by.post(path, { verdict, ground: 'abuse', facts: FACTS, ...over });
      ahead += 1_001;
      return decided;
    },
    statementsOf,
    latest: async (by: TestClient, id: ConflictId) => {
      const [statement] = await statementsOf(by, id);
      if (statement === undefined) throw new Error(`There is no statement about conflict ${id}`);
      return statement;
    },
    appeal: (by: TestClient, { id }: { readonly id: string }, words = 'Please look again.') =>
      by.post(`/api/statements/${id}/appeal`, { words }),
    appealsOf: async (by: TestClient, id: ConflictId) =>
      ((await by.get('/api/moderation/appeals')).body as Appeal[]).filter(({ conflictId }) => conflictId === id),
    answer: async (by: TestClient, { id }: { readonly id: string }, answer: string, side = 'author') => {
      const words = { answer, ground: 'abuse', facts: 'We read it again.' };
      const answered = await by.post(`/api/moderation/appeals/${id}-${side}/answer`, words);
      ahead += 1_001;
      return answered;
    },
    lastDecision: async (by: TestClient) =>
      (await by.get('/api/alerts')).body.alerts.find(({ kind }: { kind: string }) => kind === 'moderation'),
  };
};
