import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  conflictParams,
  editConflictInput,
  postAnonymousConflictInput,
  postConflictInput,
} from '../conflicts/conflict.api.ts';
import { commentInput, commentsQuery } from '../discussion/discussion.api.ts';
import { positionText } from '../reading/list-conflicts.ts';
import { listQuery, searchQuery } from '../reading/reading.api.ts';
import { describeField, withLength } from '../test-support/inputs.ts';
import { voteInput } from '../voting/voting.api.ts';
import { checkInput } from '../wire/check-input.ts';
import { pageQuery } from '../wire/fields.ts';

const CATEGORY = 'Please select a category';

const OPEN = { title: 'Who does the dishes?', hisSide: withLength(20), herSide: withLength(20), category: 'household' };
const ANONYMOUS = { ...OPEN, hisSide: withLength(50), herSide: withLength(50) };

const NOTES = [
  [[], null],
  [['violence', 'loss', 'violence'], null],
  [['violence', 'abuse', 'loss'], null],
  [['violence', 'abuse', 'loss', 'sexual'], 'Please choose at most 3 content notes'],
  [null, 'Invalid input'],
] as const;
const TAGS = [
  [[], null],
  [['a', 'b', 'c', 'd', withLength(30)], null],
  [['a', 'b', 'c', 'd', 'e', 'E'], null],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'Please use at most 5 tags'],
  ['chores', 'Invalid input'],
  [{ 0: 'a' }, 'Invalid input'],
  [null, 'Invalid input'],
] as const;

describe('posting a conflict', () => {
  describeField(postConflictInput, OPEN, 'title', [
    [withLength(9), 'Title must be at least 10 characters'],
    [`  ${withLength(9)}  `, 'Title must be at least 10 characters'],
    [`${withLength(9)}\u202e`, 'Title must be at least 10 characters'],
    [withLength(10), null],
    [withLength(150), null],
    [` ${withLength(150)} `, null],
    [withLength(151), 'Title must be at most 150 characters'],
    ['Two lines\nin a title', 'Line breaks aren’t allowed here'],
  ]);
  for (const [field, tooShort, tooLong] of [
    ['hisSide', 'His side must be at least 20 characters', 'His side must be at most 5000 characters'],
    ['herSide', 'Her side must be at least 20 characters', 'Her side must be at most 5000 characters'],
  ] as const)
    describeField(postConflictInput, OPEN, field, [
      [withLength(19), tooShort],
      [`${withLength(19)}\n \n`, tooShort],
      [withLength(20), null],
      [`${withLength(10)}\n${withLength(9)}`, null],
      [withLength(5_000), null],
      [`\n${withLength(5_000)}\n`, null],
      [withLength(5_001), tooLong],
    ]);
  describeField(postConflictInput, OPEN, 'category', [
    ...['love', 'household', 'communication', 'money', 'parenting', 'trust', 'time', 'social'].map(
      (id) => [id, null] as const,
    ),
    ...['', 'Love', 'nothing', '__proto__', 'constructor'].map((id) => [id, CATEGORY] as const),
  ]);
  describeField(postConflictInput, OPEN, 'authorSide', [
    ['her', null],
    ['his', null],
    ...['', 'hers', 'Her'].map((side) => [side, 'Invalid input'] as const),
  ]);

  describeField(postConflictInput, OPEN, 'tags', TAGS);
  describeField(postConflictInput, OPEN, 'contentNotes', NOTES);

  test('requires all four fields', () => {
    expect(checkInput(postConflictInput, {})).toEqual({
      ok: false,
      error: { title: 'Required', hisSide: 'Required', herSide: 'Required', category: 'Required' },
    });
  });

  test('cleans its texts, and keeps line breaks only in the sides', () => {
    const input = {
      ...OPEN,
      title: ' \u202eWho does\u2066 the dishes? ',
      hisSide: `one\r\ntwo\rthree\u0000 ${withLength(20)} `,
    };
    expect(checkInput(postConflictInput, input)).toEqual({
      ok: true,
      value: { ...OPEN, title: 'Who does the dishes?', hisSide: `one\ntwo\nthree ${withLength(20)}` },
    });
  });

  test('takes a former category for the present one', () => {
    expect(checkInput(postConflictInput, { ...OPEN, category: 'family' })).toMatchObject({
      value: { category: 'parenting' },
    });
  });
});

describe('posting a conflict from onboarding, or anonymously', () => {
  const schema = postAnonymousConflictInput;
  test.each([
    ['anonymously where nothing is said', {}, true],
    ['anonymously where that is said', { anonymous: true }, true],
    ["in one's own name only where that is said", { anonymous: false }, false],
  ])('is done %s', (_, said, anonymous) => {
    expect(checkInput(schema, { ...ANONYMOUS, ...said })).toEqual({ ok: true, value: { ...ANONYMOUS, anonymous } });
  });
  describeField(schema, ANONYMOUS, 'title', [
    ['', 'Please enter a title for your conflict'],
    [' ', 'Please enter a title for your conflict'],
    ['x', null],
    [withLength(150), null],
    [withLength(151), 'Title must be at most 150 characters'],
    ['x\ny', 'Line breaks aren’t allowed here'],
  ]);
  for (const [field, name] of [
    ['hisSide', 'His side'],
    ['herSide', 'Her side'],
  ] as const)
    describeField(schema, ANONYMOUS, field, [
      [withLength(49), 'Please share their perspective (at least 50 characters)'],
      [withLength(50), null],
      [withLength(5_000), null],
      [withLength(5_001), `${name} must be at most 5000 characters`],
    ]);
  for (const [field, name, missing] of [
    ['userNickname', 'Nickname', 'Please enter a nickname'],
    ['partnerNickname', 'Partner nickname', "Please enter your partner's nickname"],
  ] as const)
    describeField(schema, ANONYMOUS, field, [
      ['', missing],
      ['x', null],
      [withLength(20), null],
      [withLength(21), `${name} must be at most 20 characters`],
      ['Quiet\r\nFox', 'Line breaks aren’t allowed here'],
    ]);
  describeField(schema, ANONYMOUS, 'anonymous', [
    [true, null],
    [false, null],
    ...['true', 1, null, {}].map((value) => [value, 'Invalid input'] as const),
  ]);
  describeField(schema, ANONYMOUS, 'userAvatarId', [
    ['emoji-23-7', null],
    ['emoji-24-0', 'Invalid input'],
  ]);
  describeField(schema, ANONYMOUS, 'tags', TAGS);

  test.each([
    ['', 'Invalid input'],
    [withLength(31), 'A tag must be at most 30 characters'],
    ['a\nb', 'Line breaks aren’t allowed here'],
    [{ $ne: '' }, 'Invalid input'],
  ])('names the tag %j that is wrong: %j', (tag, message) => {
    expect(checkInput(schema, { ...ANONYMOUS, tags: ['fine', tag] })).toEqual({
      ok: false,
      error: { 'tags.1': message },
    });
  });
});

describe('changing a conflict', () => {
  describeField(editConflictInput, {}, 'title', [
    [withLength(9), 'Title must be at least 10 characters'],
    [withLength(10), null],
    [withLength(151), 'Title must be at most 150 characters'],
  ]);

  test('needs at least one field', () => {
    expect(checkInput(editConflictInput, {})).toEqual({ ok: false, error: { body: 'Required' } });
  });
});

describe('voting', () => {
  describeField(voteInput, {}, 'side', [
    ['her', null],
    ['his', null],
    ...['', 'hers', 'HER', 'both'].map((side) => [side, 'Invalid input'] as const),
  ]);
});

describe('commenting', () => {
  describeField(commentInput, {}, 'content', [
    ...['', '   ', '\n\t\r\n', '\u202e', '\u200b'].map((text) => [text, 'Please write a comment'] as const),
    ['x', null],
    [' x ', null],
    [withLength(2_000), null],
    [`  ${withLength(2_000)}\n\n`, null],
    [withLength(2_001), 'Comment must be at most 2000 characters'],
  ]);
  describeField(commentInput, { content: 'x' }, 'side', [
    ...['her', null, 'nonsense', 17, { $ne: null }].map((side) => [side, null] as const),
  ]);

  test('requires the text and trims it', () => {
    expect(checkInput(commentInput, { content: ' a\r\nb ' })).toEqual({
      ok: true,
      value: { content: 'a\nb' },
    });
    expect(checkInput(commentInput, {})).toEqual({ ok: false, error: { content: 'Required' } });
  });
});

describe('asking for a list', () => {
  describeField(listQuery, {}, 'limit', [
    ['1', null],
    ['50', null],
    ['007', null],
    ...['0', '51', '-1', '1.5', '1e1', '', ' 5', '99999', ['5'], { $gt: 0 }].map(
      (limit) => [limit, 'Invalid input'] as const,
    ),
  ]);
  describeField(listQuery, {}, 'category', [
    ['love', null],
    ['unknown', null],
    [['love'], 'Invalid input'],
    [{ $ne: '' }, 'Invalid input'],
  ]);
  describeField(listQuery, {}, 'comments', [
    ['none', null],
    ...['', 'all', '0', ['none'], { $ne: '' }].map((comments) => [comments, 'Invalid input'] as const),
  ]);
  for (const schema of [listQuery, commentsQuery, pageQuery]) {
    describeField(schema, {}, 'cursor', [
      ['0.25_1000_17', null],
      ['1751371200000_0197c5f2-0000-7000-8000-000000000001', null],
      [withLength(120), null],
      ...['', withLength(121), 'a b', 'a\n', '<x>', "1' OR '1", '{"$gt":1}', ['1'], { $gt: '' }].map(
        (cursor) => [cursor, 'Invalid input'] as const,
      ),
    ]);
  }

  test('accepts every position a list returns, including numbers with an exponent', () => {
    for (const number of [1e-7, -1e-7, 5e-324, 1e21, -1.7976931348623157e308])
      expect(checkInput(listQuery, { cursor: positionText([number, number, 1]) }).ok).toBe(true);
    const position = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(position, (numbers) => {
        expect(checkInput(listQuery, { cursor: positionText(numbers) })).toEqual({
          ok: true,
          value: { cursor: positionText(numbers) },
        });
      }),
    );
  });
});

describe('the id of a conflict in a path', () => {
  test('is parsed as a number, and refused otherwise', () => {
    expect(checkInput(conflictParams, { id: '17' })).toEqual({ ok: true, value: { id: 17 } });
    expect(checkInput(conflictParams, { id: '017' })).toEqual({ ok: false, error: { id: 'Invalid input' } });
  });
});

describe('searching', () => {
  describeField(searchQuery, {}, 'q', [
    ['', null],
    [withLength(100), null],
    [withLength(101), 'Invalid input'],
  ]);
});

describe('invisible text', () => {
  test.each(['\u2800', '\u200b', '\u0301'])('%j counts toward no minimum length', (blank) => {
    const input = {
      ...OPEN,
      title: `a${blank.repeat(12)}`,
      hisSide: blank.repeat(30),
      herSide: `b${blank.repeat(30)}`,
    };
    expect(checkInput(postConflictInput, input)).toMatchObject({
      error: {
        title: 'Title must be at least 10 characters',
        hisSide: 'His side must be at least 20 characters',
        herSide: 'Her side must be at least 20 characters',
      },
    });
    expect(checkInput(commentInput, { content: blank.repeat(9) })).toMatchObject({ ok: false });
  });

  test('is counted as one character where marks and joiners make one', () => {
    const title = '👩‍👩‍👧‍👦'.repeat(9);
    expect(checkInput(postConflictInput, { ...OPEN, title })).toMatchObject({ ok: false });
    expect(checkInput(postConflictInput, { ...OPEN, title: `${title}❤️` })).toMatchObject({ ok: true });
  });
});
