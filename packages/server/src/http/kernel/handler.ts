import type { Output, ParsedInput, RouteError, RouteName, Routes } from '@twosides/domain/contract';
import { type Applied, type MemberId, type OpId, ok, type Result } from '@twosides/domain/kernel';
import type { Session } from '../middleware/sessions.ts';

export type Call<Name extends RouteName> = ParsedInput<Name> & {
  readonly viewer: Routes[Name]['access'] extends 'member' ? MemberId : MemberId | null;
  readonly opId: OpId | null;
  readonly session: Session;
  readonly address: string;
  readonly network: string | null;
};

type Download = { readonly download: { readonly fileName: string; readonly text: AsyncIterable<string> } };

export type Reply<T> = {
  readonly body: T;
  readonly nextCursor?: string | null;
  /** True if an earlier request with the same operation id was applied, so this request changed nothing. */
  readonly replayed?: boolean;
  /** True if the call changed what visitors see. The server then drops cached responses. */
  readonly dropsCachedResponses?: boolean;
};

export type Handler<Name extends RouteName> = (
  call: Call<Name>,
) => Promise<Result<Reply<Output<Name>> | Download, RouteError<Name> | 'invalid-input'>>;

export type Handlers = { readonly [Name in RouteName]: Handler<Name> };

export const replyOf = <T, E>(result: Result<T, E>) => bodyOf(result, (body) => body);

export const messageOf = <E>(result: Result<unknown, E>, message: string) => bodyOf(result, () => ({ message }));

export const bodyOf = <T, E, Body>(result: Result<T, E>, toBody: (value: T) => Body) =>
  result.ok ? ok({ body: toBody(result.value) }) : result;

type Page<T> = { readonly items: T; readonly nextCursor: string | null };

export const pageOf = <T, E>(result: Result<Page<T>, E>) =>
  result.ok ? ok({ body: result.value.items, nextCursor: result.value.nextCursor }) : result;

export const receiptOf = <T, E>(result: Result<Applied<T>, E>) =>
  result.ok ? ok({ body: result.value.outcome, replayed: result.value.replayed }) : result;
