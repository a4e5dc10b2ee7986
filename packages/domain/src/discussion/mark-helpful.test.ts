import { describe, expect, test } from 'vitest';
import type { MailboxId } from '../kernel/ids.ts';
import { stampRequest } from '../kernel/operation.ts';
import { HOUR } from '../kernel/time.ts';
import {
  AUTHOR,
  aComment,
  aConflict,
  aMember,
  NOON,
  OP,
  SECRETS,
  toMemberId,
  VOTER,
  VOTER_PRINT,
} from '../test-support/records.ts';
import { writeOf } from '../test-support/writes.ts';
import type { HelpfulState } from './comment-store.port.ts';
import { decideHelpful } from './mark-helpful.ts';

const { authorNickname: _, ...COMMENT } = aComment({ helpfulCount: 4 });
const READER = toMemberId('reader');
const CLEO = aMember({ id: VOTER, userNickname: 'Cleo' });
const STATE: HelpfulState = {
  comment: COMMENT,
  conflict: aConflict(),
  author: CLEO,
  marker: aMember({ id: READER }),
  suspendedUntil: null,
  mailboxId: VOTER_PRINT,
  mark: null,
  isHeld: false,
  operation: null,
};
const decide = (state: Partial<HelpfulState> = {}, isHelpful = true, memberId = READER) =>
  decideHelpful(
    { ...STATE, ...state },
    stampRequest(SECRETS, { memberId, opId: OP }, 'helpful', null, [COMMENT.id, isHelpful]),
    {
      commentId: COMMENT.id,
      isHelpful,
      markedBy: SECRETS.voterOf(memberId),
      sourceKeyOf: (mailboxId) => `helpful:${mailboxId}`,
    },
    NOON,
  );
const countOf = (helpfulCount: number) => ({ kind: 'put-helpful-count', id: COMMENT.id, helpfulCount });
const MARK = {
  kind: 'put-mark',
  commentId: COMMENT.id,
  mailboxId: VOTER_PRINT,
  markedBy: SECRETS.voterOf(READER),
};
const REMEMBERED = { kind: 'record-operation', operation: expect.objectContaining({ opId: OP }) };
const ENTRY = {
  memberId: VOTER,
  kind: 'helpful-comment',
  points: 25,
  day: NOON - 12 * HOUR,
  sourceKey: `helpful:${VOTER_PRINT}`,
  item: { kind: 'comment', id: COMMENT.id },
};

describe('a mark', () => {
  test('is counted, and earns the comment’s author twenty-five points', () => {
    const { writes, result } = decide();
    const receipt = { opId: OP, commentId: COMMENT.id, isHelpful: true, helpfulCount: 5 };
    expect(result).toEqual({ ok: true, value: { replayed: false, outcome: receipt } });
    expect(writes).toEqual([
      countOf(5),
      MARK,
      { kind: 'enter-award', award: { entries: [ENTRY], streak: null } },
      {
        kind: 'record-operation',
        operation: {
          actor: 'operation reader',
          opId: OP,
          request: `request reader\n${OP}\n["helpful",null,["${COMMENT.id}",true]]`,
          made: null,
          appliedOn: NOON - 12 * HOUR,
        },
      },
    ]);
  });

  test('is undone with its points entry', () => {
    expect(decide({ mark: VOTER_PRINT }, false).writes).toEqual([
      countOf(3),
      { kind: 'remove-mark', commentId: COMMENT.id, markedBy: SECRETS.voterOf(READER) },
      { kind: 'take-back-points', entry: expect.objectContaining({ memberId: VOTER, sourceKey: ENTRY.sourceKey }) },
      REMEMBERED,
    ]);
  });

  test('is undone with its own entry, even under another mailbox id', () => {
    const mark = 'another fingerprint' as MailboxId;
    expect(writeOf(decide({ mark }, false), 'take-back-points')?.entry).toMatchObject({ sourceKey: `helpful:${mark}` });
  });

  test.each([
    [true, true],
    [false, false],
  ])('that is there (%s) and asked for again changes no count and no points', (isMarked, isHelpful) => {
    const { writes, result } = decide({ mark: isMarked ? VOTER_PRINT : null }, isHelpful);
    expect(writes).toEqual([countOf(4), REMEMBERED]);
    expect(result).toMatchObject({ ok: true, value: { outcome: { helpfulCount: 4, isHelpful } } });
  });

  test('moves between accounts of one mailbox when repeated, and only its own account can undo it', () => {
    const passed = decide({ isHeld: true });
    expect(passed.writes).toEqual([countOf(4), MARK, REMEMBERED]);
    expect(passed.result).toMatchObject({ ok: true, value: { outcome: { isHelpful: true, helpfulCount: 4 } } });
    expect(decide({ isHeld: true }, false).writes).toEqual([countOf(4), REMEMBERED]);
  });

  test.each([
    ['an anonymous author, who would be known by it', { conflict: aConflict({ anonymous: true, submittedBy: VOTER }) }],
    ['a member who is gone', { author: null, comment: { ...COMMENT, authorId: null } }],
  ])('is counted without points for %s', (_name, state) => {
    expect(decide(state).writes).toEqual([countOf(5), MARK, REMEMBERED]);
  });

  test('earns an anonymous author points for a comment on somebody else’s conflict', () => {
    const decided = decide({ conflict: aConflict({ anonymous: true, submittedBy: AUTHOR }) });
    expect(writeOf(decided, 'enter-award')?.award.entries.map((entry) => entry.points)).toEqual([25]);
  });

  test('is refused on one’s own comment', () => {
    expect(decide({}, true, VOTER)).toEqual({ writes: [], result: { ok: false, error: 'own-comment' } });
  });

  test.each([
    ['there is none', { comment: null, conflict: null, author: null }],
    ['it is hidden', { comment: { ...COMMENT, isVisible: false } }],
    ['its conflict is taken down', { conflict: aConflict({ isActive: false, takenDownBy: 'author' }) }],
  ])('finds no comment where %s', (_name, state) => {
    expect(decide(state)).toEqual({ writes: [], result: { ok: false, error: 'comment-not-found' } });
  });

  test('is refused while suspended, but answered if made before', () => {
    const refused = { writes: [], result: { ok: false, error: 'suspended' } };
    for (const isHelpful of [true, false])
      expect(decide({ suspendedUntil: NOON + 1, mark: isHelpful ? null : VOTER_PRINT }, isHelpful)).toEqual(refused);
    const operation = writeOf(decide(), 'record-operation')?.operation ?? null;
    expect(decide({ operation, mark: VOTER_PRINT, suspendedUntil: NOON + 1 }).result).toMatchObject({
      value: { replayed: true },
    });
  });

  test('is refused to an unverified member', () => {
    expect(decide({ marker: aMember({ id: READER, emailVerified: false }) })).toEqual({
      writes: [],
      result: { ok: false, error: 'email-verification-required' },
    });
  });

  test('with a used operation id returns the current state, and is refused for another comment', () => {
    const operation = writeOf(decide(), 'record-operation')?.operation ?? null;
    expect(decide({ operation, mark: VOTER_PRINT })).toEqual({
      writes: [],
      result: {
        ok: true,
        value: { replayed: true, outcome: { opId: OP, commentId: COMMENT.id, isHelpful: true, helpfulCount: 4 } },
      },
    });
    expect(decide({ operation, mark: VOTER_PRINT }, false)).toEqual({
      writes: [],
      result: { ok: false, error: 'operation-mismatch' },
    });
  });
});
