import type { ProviderName } from '@twosides/domain/model';
import type { Person } from './openid-provider.ts';
import { type Answer, createClient, type TestClient } from './test-client.ts';

export type WayBack =
  | { readonly method: 'GET'; readonly path: string }
  | { readonly method: 'POST'; readonly path: string; readonly form: string };

const visitProvider = async (location: string, person: Person | 'cancels'): Promise<WayBack> => {
  const { origin } = new URL(location);
  const browser = createClient(origin, origin);
  let address = location;
  for (let step = 0; step < 5; step += 1) {
    const { pathname, search } = new URL(address, origin);
    const answer = pathname.startsWith('/choose/')
      ? await browser.send(pathname, { method: 'POST', body: new URLSearchParams(toForm(person)) })
      : await browser.get(pathname + search);
    const next = answer.headers.get('Location');
    if (next === null) return readForm(answer.text);
    if (new URL(next, origin).origin !== origin) return { method: 'GET', path: pathOf(next) };
    address = next;
  }
  throw new Error('The provider does not let anybody go');
};

const toForm = (person: Person | 'cancels'): Record<string, string> => {
  if (person === 'cancels') return { cancel: '1' };
  const { subject, email, emailVerified } = person;
  return { subject, ...(email && { email }), ...(emailVerified && { verified: 'on' }) };
};

const readForm = (html: string): WayBack => {
  const [, action] = /<form method="post" action="([^"]+)"/.exec(html) ?? [];
  if (!action) throw new Error(`The provider has neither sent the browser on nor back: ${html.slice(0, 500)}`);
  const inputs = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  const form = new URLSearchParams(inputs.map(([, name = '', value = '']) => [name, value]));
  return { method: 'POST', path: pathOf(action), form: form.toString() };
};

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

export const locationOf = (answer: Answer): string => answer.headers.get('Location') ?? '';

export const beginAt = async (client: TestClient, provider: ProviderName, query = ''): Promise<string> => {
  const answer = await client.get(`/auth/${provider}${query}`);
  if (answer.status !== 303) throw new Error(`Not led to ${provider}: ${answer.status}`);
  return locationOf(answer);
};

export const comeBack = async (client: TestClient, location: string, person: Person | 'cancels'): Promise<string> => {
  const back = await visitProvider(location, person);
  if (back.method === 'GET') return back.path;
  const posted = await client.send(back.path, fromApple(back.form));
  if (posted.status !== 303) throw new Error(`What the provider posted was answered with ${posted.status}`);
  return locationOf(posted);
};

export const fromApple = (form: string): RequestInit => ({
  method: 'POST',
  body: form,
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: 'https://appleid.apple.com',
    'Sec-Fetch-Site': 'cross-site',
    Cookie: '',
  },
});

export const signInWith = async (
  client: TestClient,
  provider: ProviderName,
  person: Person | 'cancels',
  query = '',
): Promise<string> =>
  locationOf(await client.get(await comeBack(client, await beginAt(client, provider, query), person)));
