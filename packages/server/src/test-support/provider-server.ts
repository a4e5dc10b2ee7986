import { PROVIDERS, type ProviderName } from '@twosides/domain/model';
import { startTestProvider, type TestProvider } from './openid-provider.ts';
import { PUBLIC_ORIGIN, startTestServer, type TestServer } from './test-server.ts';

type ProviderServer = TestServer & { readonly providers: Readonly<Record<ProviderName, TestProvider>> };

export const startProviderServer = async (env: Readonly<Record<string, string>> = {}): Promise<ProviderServer> => {
  const [google, apple] = await Promise.all(PROVIDERS.map((like) => startTestProvider(like, PUBLIC_ORIGIN)));
  if (!google || !apple) throw new Error('A provider is missing');
  const server = await startTestServer('SQLite', { env: { ...google.env, ...apple.env, ...env } });
  return {
    ...server,
    providers: { google, apple },
    end: async () => void (await Promise.all([server.end(), google.end(), apple.end()])),
  };
};
