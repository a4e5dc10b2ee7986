import { CATEGORIES, type ConflictId, type MemberId, newMember, type Side, type Timestamp } from '@twosides/domain';
import pino from 'pino';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { SAMPLE_COMMENTS, SAMPLE_CONFLICTS, SAMPLE_PEOPLE } from './seed-samples.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Something that happens on the sample site at a time of its own. */
type Happening = { readonly at: Timestamp; readonly happen: () => Promise<void> };

/** Fills an installation with sample conflicts through the use cases, so that there is something to look at. */
const seed = async () => {
  const config = readConfig(process.env);
  const end = Date.now();
  const start = end - 3 * DAY;
  let now = start;
  const { useCases, stores, stop } = await compose(config, pino({ level: 'warn' }), () => now);
  const people: MemberId[] = [];
  const personAt = (n: number) => people[n % people.length] as MemberId;
  for (const person of SAMPLE_PEOPLE) people.push(await join(person));

  const happenings = SAMPLE_CONFLICTS.flatMap(happeningsOf).sort((a, b) => a.at - b.at);
  for (const { at, happen } of happenings) {
    now = at;
    await happen();
  }
  console.log(
    `${SAMPLE_CONFLICTS.length} sample conflicts in ${CATEGORIES.length} categories, by ${people.length} sample members.`,
  );
  await stop();

  /** A conflict with its votes and comments, which come thick at first and thin out towards the end. */
  function happeningsOf(sample: (typeof SAMPLE_CONFLICTS)[number], index: number): readonly Happening[] {
    const { votes, split, comments, author: nickname, ...draft } = sample;
    const author = people[SAMPLE_PEOPLE.findIndex((person) => person.nickname === nickname)] as MemberId;
    const postedAt = start + Math.floor((3 * DAY * (index + 1)) / (SAMPLE_CONFLICTS.length + 1));
    const timeOf = (n: number, of: number) => postedAt + Math.floor((end - postedAt) * ((n + 1) / (of + 1)) ** 2);
    let id: ConflictId;
    return [
      {
        at: postedAt,
        happen: async () => {
          const posted = await useCases.postConflict({ memberId: author, opId: null }, draft);
          if (!posted.ok) throw new Error(`A sample was refused: ${posted.error}`);
          id = posted.value.outcome.id;
        },
      },
      ...Array.from({ length: votes }, (_, n) => ({
        at: timeOf(n, votes),
        happen: async () => {
          const side: Side = ((n * 61) % 100) / 100 < split ? 'her' : 'his';
          await useCases.castVote({ memberId: people[n] ?? (`sample-voter-${n}` as MemberId), opId: null }, id, side);
        },
      })),
      ...Array.from({ length: comments }, (_, n) => ({
        at: timeOf(n, comments),
        happen: () => addComment(id, index, n),
      })),
    ];
  }

  async function addComment(id: ConflictId, index: number, n: number) {
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
