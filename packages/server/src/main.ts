import { setFlagsFromString } from 'node:v8';
import { compose, type Running } from './composition/compose.ts';
import { type Config, hasMailbox, readConfig, warningsOf } from './composition/config.ts';
import { ConfigError } from './composition/config-secrets.ts';
import { createLog, warnAlways } from './log.ts';

// Makes V8 collect garbage earlier. By default, the heap doubles once the server has rendered many pages.
setFlagsFromString('--heap-growing-percent=30');

const main = async () => {
  const config = readConfig(process.env, process.argv.slice(2));
  const log = createLog(config.logLevel);
  const running = await compose(config, log);
  const isEmpty = await hasNoConflicts(running);
  await running.listen();
  for (const warning of warningsOf(config)) warnAlways(log, warning);
  log.flush(() => announce(config, isEmpty));

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping');
    await running.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

const announce = (config: Config, isEmpty: boolean) => {
  if (isEmpty) console.log(EMPTY_SITE);
  if (hasMailbox(config)) console.log(`Emails show up at ${config.publicOrigin}/dev/mailbox`);
  console.log(`TwoSides is at ${config.publicOrigin}`);
};

const hasNoConflicts = async ({ stores: { stats } }: Running): Promise<boolean> => {
  try {
    // On MongoDB, the sums lack new conflicts until `updateCounts` adds them.
    await stats.updateCounts();
    return (await stats.sumByCategory()).every(({ conflictCount }) => conflictCount === 0);
  } catch {
    return false;
  }
};

const EMPTY_SITE =
  'There are no conflicts yet. Post the first one, or run `npm run seed` for samples. `npm run doctor` says what to set up next.';

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(`Configuration: ${error.message}`);
  else console.error(error instanceof Error ? `TwoSides could not start: ${error.message}` : error);
  process.exit(1);
});
