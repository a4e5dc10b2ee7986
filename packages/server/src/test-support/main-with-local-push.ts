import { compose } from '../compose.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { localNetwork } from './push-service.ts';

/** The server as `main.ts` starts it, but for one thing: it reaches push services on this machine. */
const config = readConfig(process.env);
const running = await compose(config, createLog(config.logLevel), Date.now, undefined, localNetwork);
await running.listen();
