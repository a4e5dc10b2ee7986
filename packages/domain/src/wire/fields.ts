import * as v from 'valibot';
import {
  cleanText,
  hasControlCharacters,
  normalPassword,
  parseCommentId,
  parseConflictId,
  parseUpdateId,
  visibleLength,
} from '../kernel/index.ts';
import { toUniqueEmail } from './email.rule.ts';
import { VALIDATION } from './messages.ts';

export const form = /* @__NO_SIDE_EFFECTS__ */ <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) => {
    if (issue.expected === 'never') return VALIDATION.unknownField;
    return issue.received === 'undefined' ? VALIDATION.required : VALIDATION.invalid;
  });

const string = () => v.string(VALIDATION.invalid);

/** Minimums count visible characters. Maximums count UTF-16 units, because they limit storage. */
const atLeast = (min: number, message: string) => v.check((value: string) => visibleLength(value, min) >= min, message);

export const text = (min: number, minMessage: string, max: number, maxMessage: string) =>
  v.pipe(string(), v.transform(cleanText), atLeast(min, minMessage), v.maxLength(max, maxMessage));

export const line = (min: number, minMessage: string, max: number, maxMessage: string) =>
  v.pipe(
    string(),
    v.check((value) => !hasControlCharacters(value), VALIDATION.singleLine),
    v.transform(cleanText),
    atLeast(min, minMessage),
    v.maxLength(max, maxMessage),
  );

export const name = (min: number, minMessage: string, max: number, maxMessage: string) =>
  v.pipe(
    line(0, minMessage, Number.MAX_SAFE_INTEGER, maxMessage),
    v.transform((value) => value.replaceAll(/\s+/g, ' ')),
    atLeast(min, minMessage),
    v.maxLength(max, maxMessage),
  );

/** The pattern of HTML's `type=email`, in lower case. Also requires a dot in the domain: `ana@gmail` is a typo. */
const EMAIL =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

export const email = v.pipe(
  string(),
  v.maxLength(320, VALIDATION.email),
  v.check((value) => !hasControlCharacters(value), VALIDATION.email),
  v.transform(toUniqueEmail),
  v.maxLength(254, VALIDATION.email),
  v.regex(EMAIL, VALIDATION.email),
);

/** Not trimmed. The limits apply to the normalized password. */
export const password = v.pipe(
  string(),
  v.check((value) => normalPassword(value).length >= 6, VALIDATION.passwordMin),
  v.check((value) => normalPassword(value).length <= 128, VALIDATION.passwordMax),
);

/** @param parse returns null for anything that is not valid */
export const parsed = /* @__NO_SIDE_EFFECTS__ */ <T>(
  parse: (text: string) => T | null,
  message: string = VALIDATION.invalid,
) =>
  v.pipe(
    v.string(message),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value);
      if (value !== null) return value;
      addIssue({ message });
      return NEVER;
    }),
  );

export const conflictId = parsed(parseConflictId);
export const updateId = parsed(parseUpdateId);
export const commentId = parsed(parseCommentId);

export const count = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) =>
  v.pipe(
    v.string(VALIDATION.invalid),
    v.regex(/^\d{1,4}$/, VALIDATION.invalid),
    v.transform(Number),
    v.minValue(min, VALIDATION.invalid),
    v.maxValue(max, VALIDATION.invalid),
  );

export const cursor = v.pipe(v.string(VALIDATION.invalid), v.regex(/^[0-9a-z_.+-]{1,120}$/i, VALIDATION.invalid));

export const pageQuery = form({ limit: v.optional(count(1, 50)), cursor: v.optional(cursor) });
export type PageQuery = v.InferOutput<typeof pageQuery>;
