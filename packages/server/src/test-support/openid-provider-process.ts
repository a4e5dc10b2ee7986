import { PROVIDERS } from '@twosides/domain/model';
import { startTestProvider } from './openid-provider.ts';

/** Runs both test providers for a server at the given origin. Prints the server's environment variables as JSON. */
const [origin = ''] = process.argv.slice(2);
const providers = await Promise.all(PROVIDERS.map((provider) => startTestProvider(provider, origin)));
process.stdout.write(`${JSON.stringify(Object.assign({}, ...providers.map(({ env }) => env)))}\n`);
