import { PROVIDERS } from '@twosides/domain/model';
import { startTestProvider } from './openid-provider.ts';

/**
 * Runs both test providers for a server at the origin in the first argument. Prints the server's environment variables
 * for them as one line of JSON.
 */
const [origin = ''] = process.argv.slice(2);
const providers = await Promise.all(PROVIDERS.map((provider) => startTestProvider(provider, origin)));
process.stdout.write(`${JSON.stringify(Object.assign({}, ...providers.map(({ env }) => env)))}\n`);
