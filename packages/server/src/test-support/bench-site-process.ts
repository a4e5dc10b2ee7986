import { CATEGORIES } from '@twosides/domain/model';
import pino from 'pino';
import { createSecrets } from '../adapters/secrets/secrets.ts';
import { compose } from '../composition/compose.ts';
import { readConfig } from '../composition/config.ts';
import { AUTHORS } from '../samples/authors.ts';
import { READERS } from '../samples/readers.ts';
import { post, type SampleSite, sampleMember } from '../seed/sample-site.ts';
import { makeMember } from './make-member.ts';
import { dropDatabase } from './test-server.ts';

type Order = {
  readonly empties?: boolean;
  readonly comments: readonly number[];
  readonly voters: number;
};

const PEOPLE = [...READERS, ...AUTHORS].map(sampleMember);
const AT_ONCE = 20;

const carryOut = async ({ empties = false, comments, voters }: Order) => {
  const config = readConfig(process.env);
  if (empties) {
    if (config.mongodbUrl !== null) await dropDatabase(config.mongodbUrl);
    return { conflicts: [], links: [] };
  }
  let now = Date.now();
  const { useCases, stores, stop } = await compose(
    { ...config, sqliteSync: 'checkpoint' },
    pino({ level: 'error' }),
    () => now,
  );
  const site: SampleSite = {
    useCases,
    stores,
    setNow: (at) => {
      now = at;
    },
  };
  const inTurns = async (count: number, work: (n: number) => Promise<unknown>) => {
    for (let first = 0; first < count; first += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, place) => work(first + place)));
  };

  const conflicts: number[] = [];
  for (const count of [...comments, ...(voters > 0 ? [0] : [])]) {
    const id = await post(site, personAt(0), draftWith(count));
    conflicts.push(id);
    await inTurns(count, async (n) => {
      now += 1;
      const added = await useCases.addComment({ memberId: personAt(n), opId: null }, id, `${REMARK} (${n + 1})`);
      if (!added.ok) throw new Error(`A comment was refused: ${added.error}`);
    });
  }
  const needs = { accounts: stores.accounts, secrets: createSecrets(config.hashSecret), clock: Date.now };
  const links: string[] = [];
  const run = now.toString(36);
  await inTurns(voters, async (n) => {
    links[n] = (await makeMember(needs, `voter-${run}-${n}@sample.invalid`)).signInSecret;
  });
  await stop();
  return { conflicts, links };
};

const personAt = (n: number) => PEOPLE[n % PEOPLE.length] as (typeof PEOPLE)[number];

const REMARK = 'We had the same at home. What helped was to say what it stands for, and then to take turns.';

const draftWith = (comments: number) => ({
  title: `Whose turn is it to answer? (${comments.toLocaleString('en')} comments)`,
  herSide: 'I have answered the last three times, and I would like to be asked for once how my day was.',
  hisSide: 'Nobody told me that we count. I answer when I have something to say, and I listen when I have not.',
  category: CATEGORIES[0].id,
  tags: ['generated'],
  anonymous: false,
  authorSide: 'her' as const,
});

process.send?.(await carryOut(JSON.parse(process.argv[2] ?? '{}') as Order));
process.disconnect?.();
