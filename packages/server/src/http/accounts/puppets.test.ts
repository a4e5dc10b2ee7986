import { readFile } from 'node:fs/promises';
import { HOUR } from '@twosides/domain/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { post, readConflict } from '../../adapters/behaviour/steps.ts';
import {
  ANY_NETWORKS,
  type Attack,
  aliasesOf,
  ONE_ADDRESS,
  ONE_DOMAIN,
  ONE_NETWORK,
  type Place,
  puppetsToMove,
  RETURNING,
  raidForAnHour,
  worthOf,
} from '../../test-support/puppets.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** A thousand members. */
const HONEST = 100;
const PUPPETS = 900;

const ATTACKS: readonly Attack[] = [...[1, 10, 100].map(aliasesOf), RETURNING, ONE_DOMAIN];

/** The page says what is counted here, to the letter. */
const PAGE = await readFile(new URL('../../../../../docs/one-voice.md', import.meta.url), 'utf8');

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const mailboxesOf = ({ mailboxes }: Attack) => mailboxes ?? 'any number';
const points = (moved: number) => moved.toFixed(1);

describe('Of a thousand members nine hundred are one person’s, and the page says what they are worth', () => {
  let server: TestServer;
  let runs = 0;
  beforeAll(async () => {
    // The limits count by the machine's clock.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 5, 12) });
    server = await startTestServer('SQLite', { env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
  });
  afterAll(async () => {
    await server?.end();
    vi.useRealTimers();
  });

  /** @returns how many votes count after each hour */
  const raid = async (attack: Attack, place: Place, hours: number, accounts?: number): Promise<number[]> => {
    const { id } = await post(server.stores);
    const counted: number[] = [];
    runs += 1;
    for (let next = 0; counted.length < hours; ) {
      next = await raidForAnHour(server, id, { attack, place, run: runs, ...(accounts && { accounts }) }, next);
      counted.push((await readConflict(server.stores, id)).totalVotes);
      vi.setSystemTime(Date.now() + HOUR);
    }
    return counted;
  };

  it.each(ATTACKS)(
    'what $name of $mailboxes mailboxes are worth, without limits and with them',
    async (attack) => {
      const { pressed, counted, moved } = await worthOf(attack, HONEST, PUPPETS);
      const limited: number[] = [];
      for (const place of [ONE_ADDRESS, ONE_NETWORK]) limited.push(...(await raid(attack, place, 1)));
      // Who comes from everywhere meets no limit but their domain's: one account a mailbox is enough.
      limited.push(...(await raid(attack, ANY_NETWORKS, 1, attack.mailboxes ?? undefined)));
      expect(PAGE).toContain(row(attack.name, mailboxesOf(attack), pressed, ...limited, counted, points(moved)));
    },
    60_000,
  );

  it.each([30, 50, 70])('how many mailboxes move %i percent of a hundred votes by ten points', async (forHer) => {
    expect(PAGE).toContain(row(`${forHer} %`, await puppetsToMove(10, forHer)));
  });

  it.each([ONE_ADDRESS, ONE_NETWORK])(
    'how fast a hundred mailboxes come in from $name',
    async (place) => {
      expect(PAGE).toContain(row(place.name, ...(await raid(aliasesOf(100), place, 5, 100))));
    },
    60_000,
  );
});
