import { type ConflictId, type MemberId, type OpId, type OutboxRow, parseOpId } from '@twosides/domain';
import * as v from 'valibot';

const moment = v.pipe(v.number(), v.minValue(0));
const text = v.string();
const subject = { title: text, sideLabels: v.object({ her: text, his: text }) };

const row = {
  opId: v.custom<OpId>((value) => typeof value === 'string' && parseOpId(value) === value),
  memberId: v.custom<MemberId>((value) => typeof value === 'string' && value !== ''),
  lane: v.custom<ConflictId>((value) => Number.isInteger(value)),
  seq: v.pipe(v.number(), v.integer()),
  state: v.picklist(['queued', 'sending', 'needs-login', 'rejected']),
  attempts: v.pipe(v.number(), v.integer(), v.minValue(0)),
  nextAttemptAt: moment,
  leaseUntil: v.nullable(moment),
  lastError: v.nullable(
    v.object({
      status: v.number(),
      code: v.nullable(text),
      message: v.nullable(text),
      at: moment,
      serverErrors: v.number(),
    }),
  ),
  createdAt: moment,
};

/** What a device has kept comes from a disk, and from whatever version of the app was there before. */
const schema: v.GenericSchema<unknown, OutboxRow> = v.variant('kind', [
  v.object({
    ...row,
    kind: v.literal('vote'),
    payload: v.object({ ...subject, side: v.picklist(['her', 'his']) }),
  }),
  v.object({ ...row, kind: v.literal('comment'), payload: v.object({ ...subject, content: text }) }),
]);

/** @returns null for a row that cannot be one */
export function parseRow(value: unknown): OutboxRow | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}
