import { type ApiRoute, routes } from '@twosides/domain/contract';
import { ERROR_MESSAGES } from '@twosides/domain/wire';
import * as v from 'valibot';

export const checkAnswer = (method: string, path: string, status: number, body: unknown): void => {
  const route = declared.find((one) => one.method === method && one.pattern.test(path.split('?')[0] ?? ''));
  if (route === undefined || body === null) return;
  const isReplay = status === 200;
  const { status: declaredStatus = 200 } = route;
  if (status >= 300) check(errorBody, method, path, body);
  else if (status === declaredStatus || isReplay) check(route.output, method, path, body);
  else throw new Error(`${method} ${path} answers ${status}, and declares ${declaredStatus}.`);
};

const declared = Object.values(routes as Readonly<Record<string, ApiRoute>>)
  .map((route) => ({ ...route, pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) }))
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

const errorBody = v.strictObject({
  error: v.string(),
  code: v.picklist(Object.keys(ERROR_MESSAGES)),
  fields: v.optional(v.record(v.string(), v.string())),
  text: v.optional(
    v.strictObject({
      textVersion: v.number(),
      title: v.string(),
      herSide: v.string(),
      hisSide: v.string(),
      sideLabels: v.strictObject({ her: v.string(), his: v.string() }),
    }),
  ),
  challenge: v.optional(v.looseObject({})),
});

const check = (schema: v.GenericSchema, method: string, path: string, body: unknown) => {
  const result = v.safeParse(schema, body);
  if (result.success) return;
  const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  throw new Error(`${method} ${path} answers what it does not declare:\n${issues.join('\n')}`);
};
