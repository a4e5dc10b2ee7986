import { compose } from './compose.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLog } from './log.ts';

/** Starts the server and stops it on SIGTERM or SIGINT. */
const main = async () => {
  const config = settingsOrExit();
  const log = createLog(config.logLevel);
  const running = await compose(config, log);
  await running.listen();
  announce(config);

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

const settingsOrExit = () => {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Configuration: ${error.message}`);
    process.exit(1);
  }
};

const announce = (config: Config) => {
  console.log(`TwoSides is at ${config.publicOrigin}`);
  if (!config.smtpUrl && !config.isProduction) console.log(`Mails are shown at ${config.publicOrigin}/dev/mailbox`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `TwoSides could not start: ${error.message}` : error);
  process.exit(1);
});
