import { type Applied, ok, type Result } from '@twosides/domain/kernel';

export const replyOf = <T, E>(result: Result<T, E>): Result<{ readonly body: T }, E> =>
  result.ok ? ok({ body: result.value }) : result;

export const messageOf = <E>(
  result: Result<unknown, E>,
  message: string,
): Result<{ readonly body: { readonly message: string } }, E> => (result.ok ? ok({ body: { message } }) : result);

type Page<T> = { readonly items: T; readonly nextCursor: string | null };

export const pageOf = <T, E>(result: Result<Page<T>, E>) =>
  result.ok ? ok({ body: result.value.items, nextCursor: result.value.nextCursor }) : result;

export const receiptOf = <T, E>(result: Result<Applied<T>, E>) =>
  result.ok ? ok({ body: result.value.outcome, replayed: result.value.replayed }) : result;
