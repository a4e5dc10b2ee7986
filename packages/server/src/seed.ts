import { CATEGORIES, type MemberId, newMember, type Side } from '@twosides/domain';
import pino from 'pino';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { SAMPLE_COMMENTS, SAMPLE_CONFLICTS, SAMPLE_PEOPLE } from './seed-samples.ts';

/** Fills an installation with sample conflicts through the use cases, so that there is something to look at. */
const seed = async () => {
  const config = readConfig(process.env);
  let now = Date.now() - 3 * 24 * 3_600_000;
  const { useCases, stores, stop } = await compose(config, pino({ level: 'warn' }), () => now);
  const people: MemberId[] = [];
  const personAt = (n: number) => people[n % people.length] as MemberId;
  for (const person of SAMPLE_PEOPLE) people.push(await join(person));

  for (const [index, { votes, split, comments, author: nickname, ...draft }] of SAMPLE_CONFLICTS.entries()) {
    now += Math.floor((3 * 24 * 3_600_000) / (SAMPLE_CONFLICTS.length + 1));
    const author = people[SAMPLE_PEOPLE.findIndex((person) => person.nickname === nickname)] as MemberId;
    const posted = await useCases.postConflict({ memberId: author, opId: null }, draft);
    if (!posted.ok) throw new Error(`A sample was refused: ${posted.error}`);
    const { id } = posted.value.outcome;
    for (let n = 0; n < votes; n++) {
      const side: Side = ((n * 61) % 100) / 100 < split ? 'her' : 'his';
      await useCases.castVote({ memberId: people[n] ?? (`sample-voter-${n}` as MemberId), opId: null }, id, side);
    }
    for (let n = 0; n < comments; n++) {
      const text = SAMPLE_COMMENTS[(index * 5 + n) % SAMPLE_COMMENTS.length] as string;
      const added = await useCases.addComment({ memberId: personAt(index + n + 1), opId: null }, id, text);
      if (!added.ok) throw new Error(`A sample comment was refused: ${added.error}`);
      for (let reader = 0; reader < (index + n) % 4; reader++)
        await useCases.markHelpful(
          { memberId: personAt(index + n + 2 + reader), opId: null },
          added.value.outcome.comment.id,
          true,
        );
    }
  }
  console.log(
    `${SAMPLE_CONFLICTS.length} sample conflicts in ${CATEGORIES.length} categories, by ${people.length} sample members.`,
  );
  await stop();

  async function join({
    nickname,
    pronouns,
    partnerNickname,
    partnerPronouns,
    avatar,
  }: (typeof SAMPLE_PEOPLE)[number]): Promise<MemberId> {
    const email = `${nickname.toLowerCase()}@sample.invalid`;
    const existing = await stores.accounts.findByEmail(email);
    if (existing) throw new Error('The samples are there already. Start from an empty DATA_DIR to get them afresh.');
    const id = await createVerified(email);
    const onboarded = await useCases.completeOnboarding(id, {
      userNickname: nickname,
      userPronouns: pronouns,
      userAvatarId: avatar,
      partnerNickname,
      partnerPronouns,
    });
    if (!onboarded.ok) throw new Error(`A sample member was refused: ${onboarded.error}`);
    return id;
  }

  /** Without a password: nobody can sign in as a sample. */
  async function createVerified(email: string): Promise<MemberId> {
    const member = { ...newMember(`sample-${email}` as MemberId, email, now), emailVerified: true };
    await stores.accounts.changeAccount({ by: 'email', email }, null, () => ({
      changes: { member },
      result: undefined,
    }));
    return member.id;
  }
};

seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
