import { DAY, HOUR } from '@twosides/domain/kernel';
import { CATEGORIES } from '@twosides/domain/model';
import { spanStart } from '@twosides/domain/points';
import pino from 'pino';
import { compose } from './composition/compose.ts';
import { readConfig } from './composition/config.ts';
import { AUTHORS } from './samples/authors.ts';
import { planSamples } from './samples/plan.ts';
import { READERS } from './samples/readers.ts';
import { SAMPLES, type SamplePerson } from './samples/sample.ts';
import { readGeneratedCount } from './seed/arguments.ts';
import { fill } from './seed/fill.ts';
import { playSamples } from './seed/play.ts';
import { progressOn } from './seed/progress.ts';
import { isJoined, join, type SampleSite, sampleMember } from './seed/sample-site.ts';

const PEOPLE = [...AUTHORS, ...READERS];
const PAST = 90 * DAY;
const AT_ONCE = 20;

const seed = async () => {
  const count = readGeneratedCount(process.argv.slice(2));
  const end = Date.now();
  let now = end;
  const { useCases, stores, stop } = await compose(
    { ...readConfig(process.env), sqliteSync: 'checkpoint' },
    pino({ level: 'error' }),
    () => now,
  );
  const site: SampleSite = {
    useCases,
    stores,
    setNow: (at) => {
      now = Math.floor(at);
    },
  };
  try {
    await fillSite(site, count, end);
    now = end;
    while (await stores.points.publishFigures(end));
    await stores.points.closeBoards(spanStart('week', end), spanStart('day', end));
  } finally {
    await stop();
  }
};

const fillSite = async (site: SampleSite, count: number, end: number) => {
  const plan = planSamples(SAMPLES, namesOf(READERS), namesOf(AUTHORS));
  const oldest = end - (plan[0]?.ago ?? 0) * HOUR;
  const people = PEOPLE.map(sampleMember);
  const onProgress = progressOn(process.stdout, count, 'generated conflicts');
  const hasSamples = await isJoined(site, PEOPLE[0] as SamplePerson);
  if (hasSamples && count === 0)
    throw new Error('The samples are already there. To create them again, start with an empty DATA_DIR.');

  if (hasSamples) return fill({ site, people, count, from: end - HOUR, until: end, onProgress });
  for (let first = 0; first < PEOPLE.length; first += AT_ONCE)
    await Promise.all(
      PEOPLE.slice(first, first + AT_ONCE).map((person) => join(site, person, joinedAt(oldest, person))),
    );
  if (count > 0) await fill({ site, people, count, from: oldest - PAST, until: oldest, onProgress });
  await playSamples(site, plan, end);
  const countOf = (kind: string) => plan.filter((each) => each.kind === kind).length.toLocaleString('en');
  console.log(
    `${countOf('post')} sample conflicts in ${CATEGORIES.length} categories, with ${countOf('vote')} votes, ` +
      `${countOf('comment')} comments and ${countOf('update')} updates by ${PEOPLE.length} sample members.`,
  );
};

const joinedAt = (oldest: number, person: SamplePerson): number =>
  Math.floor(oldest - PAST - PEOPLE.indexOf(person) * 5 * HOUR);

const namesOf = (people: readonly SamplePerson[]) => people.map(({ userNickname }) => userNickname);

seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
