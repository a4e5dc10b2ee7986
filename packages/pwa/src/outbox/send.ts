import type { PostedConflict } from '@twosides/domain/conflicts';
import type { CommentReceipt } from '@twosides/domain/discussion';
import type { MemberId } from '@twosides/domain/kernel';
import type { OutboxAnswer } from '@twosides/domain/outbox';
import type { UpdateReceipt } from '@twosides/domain/updates';
import type { VoteReceipt } from '@twosides/domain/voting';
import { ApiError, isAuthenticationRequired, NetworkError, userMessageOf } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { postConflict, postUpdate } from '../api/own/posts.ts';
import type { NewAction } from './rows.ts';

export type Receipt =
  | { readonly kind: 'vote'; readonly receipt: VoteReceipt }
  | { readonly kind: 'comment'; readonly receipt: CommentReceipt }
  | { readonly kind: 'post'; readonly receipt: PostedConflict }
  | { readonly kind: 'update'; readonly receipt: UpdateReceipt };

export const isRevealOf = ({ kind, receipt }: Receipt): boolean | undefined =>
  kind === 'vote' ? receipt.isReveal : undefined;

export type Sent = { readonly answer: OutboxAnswer; readonly receipt: Receipt | null };

/** Never throws: an error becomes an answer. */
export async function send(act: NewAction): Promise<Sent> {
  try {
    const receipt = await post(act);
    if (isAnswerTo(act, receipt)) return { answer: { kind: 'receipt' }, receipt };
    throw new NetworkError('The answer is to something else');
  } catch (error) {
    return { answer: answerOf(error), receipt: null };
  }
}

/** A captive portal may answer with JSON that is no receipt. */
const isAnswerTo = (act: NewAction, { kind, receipt }: Receipt): boolean =>
  kind === 'post' ? typeof receipt?.path === 'string' : receipt?.opId === act.opId;

async function post(act: NewAction): Promise<Receipt> {
  if (act.kind === 'post') return { kind: 'post', receipt: await postConflict(act.payload, act) };
  if (act.kind === 'update') return { kind: 'update', receipt: await postUpdate(act.queue, act.payload, act) };
  const common = { params: { id: String(act.queue) }, opId: act.opId, memberId: act.memberId };
  if (act.kind === 'comment') {
    const { content, replyTo, nickname } = act.payload;
    if (nickname !== undefined) await saveFirstNickname(nickname, act.memberId);
    return { kind: 'comment', receipt: await call('addComment', { ...common, body: { content, replyTo } }) };
  }
  const { side, textVersion, onlyFirst, readFirst, guess } = act.payload;
  return {
    kind: 'vote',
    receipt: await call('castVote', { ...common, body: { side, textVersion, onlyFirst, readFirst, guess } }),
  };
}

async function saveFirstNickname(userNickname: string, memberId: MemberId): Promise<void> {
  const user = await call('currentUser').catch((error: unknown) => {
    if (isAuthenticationRequired(error)) return null;
    throw error;
  });
  if (user?.id === memberId && !user.userNickname) await call('updateProfile', { body: { userNickname }, memberId });
}

function answerOf(error: unknown): OutboxAnswer {
  const message = (error instanceof ApiError && error.fields.userNickname) || userMessageOf(error);
  if (!(error instanceof ApiError))
    return { kind: 'none', status: 0, code: null, message, retryAfter: null, isOffline: !navigator.onLine };
  const { status, code, text } = error;
  const answer = { status, code, message, retryAfter: waitOf(error) };
  const isRefusal = code !== null || (status >= 400 && status < 500);
  return isRefusal ? { ...answer, kind: 'refused', text } : { ...answer, kind: 'none', isOffline: false };
}

/**
 * `Retry-After` in milliseconds. A date is compared with the server's clock, because the device's clock may be wrong.
 */
function waitOf({ retryAfter, date }: ApiError): number | null {
  if (retryAfter === null) return null;
  const wait = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - (Date.parse(date ?? '') || Date.now());
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
