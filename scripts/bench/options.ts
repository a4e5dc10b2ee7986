import { parseArgs } from 'node:util';

const USAGE = `Usage: npm run bench [-- options]
  --conflicts N       how many the larger site has, 1000 to 10000000; the smaller one has 1,000. 1000 if left out
  --store NAME        sqlite, or mongo (with MONGODB_URL set). sqlite if left out
  --lighthouse        also three pages and a vote in Chromium, five and seven times each
  --only GROUP        the rows of one group, or of several with commas: reading, cached, members, crowds,
                      crawl, pages (in Chromium)`;

const GROUPS = ['reading', 'cached', 'members', 'crowds', 'crawl', 'pages'] as const;
type Group = (typeof GROUPS)[number];

export type Options = {
  readonly conflicts: number;
  readonly store: 'sqlite' | 'mongo';
  readonly groups: readonly Group[];
};

/** @throws Error with a message for the command line */
export const readOptions = (args: readonly string[]): Options => {
  const { conflicts, store, lighthouse, only } = parsed(args);
  const count = Number(conflicts);
  if (!/^\d+$/.test(conflicts) || count < 1_000 || count > 10_000_000)
    throw new Error(`--conflicts takes a whole number from 1,000 to 10,000,000, not “${conflicts}”.\n${USAGE}`);
  if (store !== 'sqlite' && store !== 'mongo') throw new Error(`--store is sqlite or mongo, not “${store}”.\n${USAGE}`);
  if (store === 'mongo' && !process.env.MONGODB_URL) throw new Error('--store mongo needs MONGODB_URL.');
  const wanted = only?.split(',') ?? GROUPS.filter((group) => group !== 'pages' || lighthouse);
  const groups = GROUPS.filter((group) => wanted.includes(group));
  if (groups.length < wanted.length) throw new Error(`--only takes ${GROUPS.join(', ')}, not “${only}”.\n${USAGE}`);
  return { conflicts: count, store, groups };
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        conflicts: { type: 'string', default: '1000' },
        store: { type: 'string', default: 'sqlite' },
        lighthouse: { type: 'boolean', default: false },
        only: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
};
