import { PROVIDERS } from '@twosides/domain/model';
import { startTestProvider } from './openid-provider.ts';

const [origin = ''] = process.argv.slice(2);
const providers = await Promise.all(PROVIDERS.map((provider) => startTestProvider(provider, origin)));
process.stdout.write(`${JSON.stringify(Object.assign({}, ...providers.map(({ env }) => env)))}\n`);
