import { type CommentId, type ConflictId, type MemberId, type OpId, parseOpId } from '@twosides/domain/kernel';
import { conflictAnswers, type OutboxRow, type PendingVote, UPDATES, VOTES_HELPED } from '@twosides/domain/model';
import * as v from 'valibot';

const moment = v.pipe(v.number(), v.minValue(0));
const text = v.string();
const subject = { title: text, sideLabels: v.object({ her: text, his: text }) };

const votePayload = v.object({
  ...subject,
  side: v.picklist(['her', 'his']),
  textVersion: v.number(),
  onlyFirst: v.optional(v.literal(true)),
  readFirst: v.optional(v.literal(true)),
  guess: v.optional(v.number()),
});

const row = {
  opId: v.custom<OpId>((value) => typeof value === 'string' && parseOpId(value) === value),
  memberId: v.custom<MemberId>((value) => typeof value === 'string' && value !== ''),
  queue: v.custom<ConflictId>((value) => Number.isInteger(value)),
  seq: v.pipe(v.number(), v.integer()),
  state: v.picklist(['queued', 'sending', 'needs-login', 'rejected']),
  attempts: v.pipe(v.number(), v.integer(), v.minValue(0)),
  nextAttemptAt: moment,
  lastError: v.nullable(
    v.object({
      status: v.number(),
      code: v.nullable(text),
      message: v.nullable(text),
      text: v.optional(v.object({ ...subject, textVersion: v.number(), herSide: text, hisSide: text })),
      at: moment,
      serverErrors: v.number(),
    }),
  ),
  createdAt: moment,
};

export type RowRemains = {
  readonly memberId: MemberId | null;
  readonly title: string | null;
  readonly content: string | null;
};

/** Checked at runtime, because another version of the app may have stored the row. */
const schema: v.GenericSchema<unknown, OutboxRow> = v.variant('kind', [
  v.object({ ...row, kind: v.literal('vote'), payload: votePayload }),
  v.object({
    ...row,
    kind: v.literal('comment'),
    payload: v.object({
      ...subject,
      content: text,
      replyTo: v.optional(v.custom<CommentId>((id) => typeof id === 'string')),
      nickname: v.optional(text),
    }),
  }),
  v.object({ ...row, kind: v.literal('post'), payload: conflictAnswers }),
  v.object({
    ...row,
    kind: v.literal('update'),
    payload: v.object({
      title: text,
      ending: v.picklist(UPDATES),
      votesHelped: v.nullable(v.picklist(VOTES_HELPED)),
      text,
      forStories: v.boolean(),
    }),
  }),
]);

export function parseRow(value: unknown): OutboxRow | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

const pendingVoteSchema: v.GenericSchema<unknown, PendingVote> = v.object({
  kind: v.literal('vote'),
  state: v.literal('to-join'),
  opId: row.opId,
  queue: row.queue,
  createdAt: row.createdAt,
  flowId: text,
  payload: votePayload,
});

export function parsePendingVote(value: unknown): PendingVote | null {
  const parsed = v.safeParse(pendingVoteSchema, value);
  return parsed.success ? parsed.output : null;
}

const part = v.fallback(v.nullable(text), null);
const remains = v.object({
  memberId: part,
  payload: v.fallback(v.object({ title: part, content: part, text: part }), { title: null, content: null, text: null }),
});

export function parseRemains(value: unknown): RowRemains {
  const parsed = v.safeParse(remains, value);
  if (!parsed.success) return { memberId: null, title: null, content: null };
  const { title, content, text: told } = parsed.output.payload;
  return { title, content: content ?? told, memberId: parsed.output.memberId as MemberId | null };
}
