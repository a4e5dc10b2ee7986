import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../lib/run.mjs';
import { cached } from './cached.ts';
import { start } from './children.ts';
import { crawl } from './crawl.ts';
import { crowds } from './crowds.ts';
import { lighthouse } from './lighthouse.ts';
import { members, signInMembers } from './members.ts';
import { readOptions } from './options.ts';
import { reading, type Served } from './reading.ts';
import { isWithin, type Row, tableOf } from './row.ts';
import { provideSite, type Site, serve } from './site.ts';
import { voteOnPhone } from './vote-on-phone.ts';

const SMALL = 1_000;
const DRIVER = 'scripts/bench/driver-process.ts';

const bench = async () => {
  const { conflicts, store, groups } = readOptions(process.argv.slice(2));
  const loadBefore = loadavg();
  const site = await provideSite(conflicts, store);
  const smallSite = conflicts === SMALL ? site : await provideSite(SMALL, store);
  const [driver, crowd, readers] = [start(DRIVER), start(DRIVER), start(DRIVER)];
  const rows: Row[] = [];
  const add = (more: readonly Row[]) => {
    rows.push(...more);
    for (const row of more) console.log(tableOf([row]).split('\n')[1]);
  };

  if (groups.includes('reading')) {
    const large = await signedIn(driver, site);
    const small = smallSite === site ? large : await signedIn(driver, smallSite);
    add(await reading(driver, small, large));
    await large.server.stop();
    if (small !== large) await small.server.stop();
  }
  if (groups.includes('cached') || groups.includes('pages')) {
    const server = await serve(site);
    if (groups.includes('cached')) add(await cached(driver, server));
    if (groups.includes('pages')) add(await lighthouse(server, site));
    await server.stop();
  }
  if (groups.includes('pages')) add(await voteOnPhone(site));
  if (groups.includes('members')) add(await members(driver, site));
  if (groups.includes('crawl')) add(await crawl({ driver, crowd, readers }, site));
  if (groups.includes('crowds')) add(await crowds({ crowd, readers: driver }, site, store === 'mongo' ? 2 : 1));

  const file = join(root, 'data', 'bench', 'results', `${store}-${conflicts}.json`);
  mkdirSync(dirname(file), { recursive: true });
  const machine = { cpu: cpus()[0]?.model, cores: availableParallelism(), node: process.version };
  const report = { at: new Date().toISOString(), machine, loadBefore, loadAfter: loadavg(), store, conflicts };
  const told = rows.map((row) => ({ ...row, within: isWithin(row) }));
  writeFileSync(file, `${JSON.stringify({ ...report, rows: told }, null, 2)}\n`);
  console.log(`\n${tableOf(rows)}\n\nThe same as JSON: ${file}`);
  process.exit(0);
};

const signedIn = async (driver: ChildProcess, site: Site): Promise<Served> => {
  const server = await serve(site);
  const {
    cookies: [cookie = ''],
  } = await signInMembers(driver, server, site, 1);
  return { site, server, cookie };
};

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
