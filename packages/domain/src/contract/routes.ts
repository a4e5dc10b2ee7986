import type * as v from 'valibot';
import { accountRoutes } from '../accounts/account.api.ts';
import { alertRoutes } from '../alerts/alert.api.ts';
import { conflictRoutes } from '../conflicts/conflict.api.ts';
import { deckRoutes } from '../deck/deck.api.ts';
import { discussionRoutes } from '../discussion/discussion.api.ts';
import { moderationRoutes } from '../moderation/moderation.api.ts';
import { visitorReportRoutes } from '../moderation/visitor-report.api.ts';
import { privacyRoutes } from '../privacy/privacy.api.ts';
import { profileRoutes } from '../profile/profile.api.ts';
import { pushRoutes } from '../push/push.api.ts';
import { readingRoutes } from '../reading/reading.api.ts';
import { sharingRoutes } from '../sharing/sharing.api.ts';
import { signInRoutes } from '../sign-in/sign-in.api.ts';
import { statementRoutes } from '../statements/statement.api.ts';
import { updateRoutes } from '../updates/updates.api.ts';
import { votingRoutes } from '../voting/voting.api.ts';
import type { ErrorOf, Route, Schema } from '../wire/index.ts';
import { type Endpoint, endpoints, type RouteName } from './endpoints.ts';

const terms = {
  ...accountRoutes,
  ...signInRoutes,
  ...profileRoutes,
  ...alertRoutes,
  ...pushRoutes,
  ...conflictRoutes,
  ...votingRoutes,
  ...discussionRoutes,
  ...sharingRoutes,
  ...moderationRoutes,
  ...visitorReportRoutes,
  ...statementRoutes,
  ...readingRoutes,
  ...deckRoutes,
  ...updateRoutes,
  ...privacyRoutes,
} as const satisfies Record<RouteName, Route>;

type Terms = typeof terms;

export type ApiRoute = Endpoint & Route;

export type Routes = { readonly [Name in RouteName]: (typeof endpoints)[Name] & Terms[Name] };

export const routes = Object.fromEntries(
  (Object.keys(endpoints) as RouteName[]).map((name): [string, unknown] => [
    name,
    { ...endpoints[name], ...terms[name] },
  ]),
) as Routes;

type InputOf<S> = S extends Schema ? v.InferOutput<S> : undefined;
type RawOf<S> = S extends Schema ? v.InferInput<S> : undefined;

export type ParsedInput<Name extends RouteName> = {
  readonly params: InputOf<Routes[Name] extends { params: infer S } ? S : undefined>;
  readonly query: InputOf<Routes[Name] extends { query: infer S } ? S : undefined>;
  readonly body: InputOf<Routes[Name] extends { body: infer S } ? S : undefined>;
};

export type RawInput<Name extends RouteName> = {
  readonly params: RawOf<Routes[Name] extends { params: infer S } ? S : undefined>;
  readonly query: RawOf<Routes[Name] extends { query: infer S } ? S : undefined>;
  readonly body: RawOf<Routes[Name] extends { body: infer S } ? S : undefined>;
};

export type Output<Name extends RouteName> = v.InferOutput<Routes[Name]['output']>;

export type RouteError<Name extends RouteName> = ErrorOf<Routes[Name]>;
