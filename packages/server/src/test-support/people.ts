import { putMember } from '@twosides/domain/accounts';
import type { ConflictId, MemberId } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import { aMember } from '../adapters/behaviour/builders.ts';
import { decideBallot, voteKey } from '../adapters/behaviour/steps.ts';
import type { TestClient } from './test-client.ts';
import { secretIn, type TestServer } from './test-server.ts';

export const PASSWORD = 'correct horse';

export const signUp = async (server: TestServer, email: string): Promise<TestClient> => {
  const client = server.client();
  const { signInSecret } = await server.makeMember(email);
  await client.post('/api/auth/sign-in-link/redeem', { token: signInSecret });
  return client;
};

export const signUpByMail = async (server: TestServer, email: string): Promise<TestClient> => {
  const client = server.client();
  await client.post('/api/auth/register', { email, password: PASSWORD });
  const [mail] = await server.mailsTo(email);
  await client.get(`/api/auth/verify-email?token=${secretIn(mail)}`);
  return client;
};

export const signUpAndOnboard = async (server: TestServer, email: string, nickname: string): Promise<TestClient> => {
  const client = await signUp(server, email);
  await onboard(client, nickname);
  return client;
};

export const signUpModerator = async (server: TestServer, email: string): Promise<TestClient> => {
  const client = await signUp(server, email);
  await server.stores.moderation.appoint((await client.get('/api/auth/user')).body.id);
  return client;
};

export const onboard = (client: TestClient, nickname: string) =>
  client.post('/api/auth/onboarding', {
    userNickname: nickname,
    userPronouns: 'she/her',
    partnerNickname: `${nickname}s him`,
    partnerPronouns: 'he/him',
  });

export const CONFLICT = {
  title: 'He never loads the dishwasher',
  hisSide: 'Whatever I load gets rearranged in front of me, so I stopped volunteering to be corrected.',
  herSide: 'He puts one cup in and leaves the rest on the counter, and says he did not want to do it wrong.',
  category: 'household',
};

export const ANONYMOUS = { ...CONFLICT, anonymous: true, userNickname: 'QuietFox', partnerNickname: 'SunnyOtter' };

export const postConflict = async (author: TestClient, over: object = {}): Promise<ConflictId> => {
  const path = 'anonymous' in over ? '/api/conflicts/anonymous' : '/api/conflicts';
  return (await author.post(path, { ...CONFLICT, ...over })).body.id;
};

export const voter = (n: number): MemberId => `voter-${n}` as MemberId;

export const addVoter = (
  { stores }: Pick<TestServer, 'stores'>,
  id: MemberId,
  over: Parameters<typeof aMember>[1] = {},
): Promise<null> =>
  stores.accounts.changeAccount({ by: 'id', id }, null, ({ member }) => ({
    writes: member === null ? putMember(aMember(id, over), null) : [],
    result: null,
  }));

export const voteAs = async (
  server: Pick<TestServer, 'stores' | 'useCases'>,
  n: number,
  id: ConflictId,
  side: Side,
) => {
  await addVoter(server, voter(n));
  return server.useCases.castVote({ memberId: voter(n), opId: null }, id, side);
};

export const standAt = (
  { stores }: Pick<TestServer, 'stores'>,
  id: ConflictId,
  { herVotes, hisVotes }: { readonly herVotes: number; readonly hisVotes: number },
): Promise<unknown> =>
  stores.votes.castVote(voteKey('standing', id), (state) => {
    const { writes, result } = decideBallot('standing', 'her', {})(state);
    const tally = { herVotes, hisVotes, totalVotes: herVotes + hisVotes };
    const tallied = writes.map((write) =>
      write.kind === 'put-standing' ? { ...write, standing: { ...write.standing, ...tally } } : write,
    );
    return { writes: tallied, result };
  });
