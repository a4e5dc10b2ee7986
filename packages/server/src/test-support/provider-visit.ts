import type { Person } from './openid-provider.ts';
import { createClient } from './test-client.ts';

/** How the provider sends a browser back: by a redirect, or by a form that its page posts. */
export type WayBack =
  | { readonly method: 'GET'; readonly path: string }
  | { readonly method: 'POST'; readonly path: string; readonly form: string };

/** A browser's visit to the provider, from the address it was sent to until it is sent back. */
export const visitProvider = async (location: string, person: Person | 'cancels'): Promise<WayBack> => {
  const { origin } = new URL(location);
  const browser = createClient(origin, origin);
  let address = location;
  // Authorize, choose, resume: a visit that takes longer goes round in circles.
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
