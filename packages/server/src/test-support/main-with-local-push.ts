import { type PushNetwork, pushNetwork } from '../adapters/push/push-network.ts';
import { compose } from '../composition/compose.ts';
import { readConfig } from '../composition/config.ts';
import { createLog } from '../composition/log.ts';
import { localNetwork } from './push-service.ts';

const config = readConfig(process.env);

/** What is for a browser's own push service goes to the one at `origin` instead. */
const networkTo = (origin: string): PushNetwork => ({
  ...pushNetwork(config.pushHosts),
  post: (request) => localNetwork.post({ ...request, endpoint: origin + new URL(request.endpoint).pathname }),
});

/** The server as `main.ts` starts it, but for one thing: it reaches push services on this machine. */
const { PUSH_STAND_IN } = process.env;
const network = PUSH_STAND_IN === undefined ? localNetwork : networkTo(PUSH_STAND_IN);
const running = await compose(config, createLog(config.logLevel), Date.now, undefined, network);
await running.listen();
