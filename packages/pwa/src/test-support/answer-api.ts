import { type Output, type RouteName, routes } from '@twosides/domain/contract';
import type { OpId } from '@twosides/domain/kernel';
import { ERROR_MESSAGES } from '@twosides/domain/wire';
import * as v from 'valibot';
import { vi } from 'vitest';

type Call = {
  readonly name: RouteName;
  readonly path: string;
  readonly opId: OpId | null;
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts on bodies of every shape
  readonly body: any;
};

type Answerer<Name extends RouteName> = (call: Call) => Output<Name> | Response | Promise<Output<Name> | Response>;
export type Answers = { readonly [Name in RouteName]?: Answerer<Name> };

type Api = {
  readonly calls: readonly Call[];
  readonly callsOf: (name: RouteName) => readonly Call[];
  readonly answer: (answers: Answers) => void;
};

export const noAnswer = (): never => {
  throw new TypeError('Failed to fetch');
};

export function goOffline(): () => void {
  const onLine = vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
  return () => {
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  };
}

export const badGateway = (): Response =>
  new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } });

export const refusal = (status: number, code: keyof typeof ERROR_MESSAGES, error: string = ERROR_MESSAGES[code]) =>
  Response.json({ error, code }, { status });

export const held = <T>(answer: () => T): { readonly answer: () => Promise<T>; readonly letGo: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: () => promise.then(answer), letGo: () => resolve() };
};

export function answerApi(first: Answers = {}): Api {
  let answers: Answers = { insights: () => ({ sharesThisWeek: 0, newVotersThisWeek: 0 }), ...first };
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = new URL(url, location.href).pathname;
    const name = routeOf(init.method ?? 'GET', path);
    const opId = new Headers(init.headers).get('Idempotency-Key') as OpId | null;
    const call: Call = { name, path, opId, body: init.body ? JSON.parse(String(init.body)) : null };
    calls.push(call);
    const answerer = answers[name] as ((call: Call) => unknown) | undefined;
    const answer = await (answerer ?? noAnswer)(call);
    return answer instanceof Response ? answer : Response.json(checked(name, answer));
  });
  return {
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    answer: (further) => {
      answers = { ...answers, ...further };
    },
  };
}

const declared = (Object.keys(routes) as RouteName[])
  .map((name) => ({ name, ...routes[name] }))
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

function routeOf(method: string, path: string): RouteName {
  const found = declared.find(
    (route) => route.method === method && new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  if (!found) throw new Error(`The contract has no ${method} ${path}`);
  return found.name;
}

function checked(name: RouteName, answer: unknown): unknown {
  const result = v.safeParse(routes[name].output, answer);
  if (!result.success) reportError(new Error(`${name}: ${result.issues.map(({ message }) => message).join(', ')}`));
  return answer;
}
