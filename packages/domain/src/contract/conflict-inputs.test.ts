import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  conflictParams,
  editConflictInput,
  postAnonymousConflictInput,
  postConflictInput,
} from '../conflicts/conflict.api.ts';
import { commentInput, commentsQuery } from '../discussion/discussion.api.ts';
import { CATEGORY_IDS } from '../model/category.ts';
import { positionText } from '../reading/list-conflicts.ts';
import { listQuery, searchQuery } from '../reading/reading.api.ts';
import { describeField, withLength } from '../test-support/inputs.ts';
import { voteInput } from '../voting/voting.api.ts';
import { checkInput } from '../wire/check-input.ts';
import { pageQuery } from '../wire/fields.ts';

const TITLE_MIN = 'Title must be at least 10 characters';
const TITLE_MAX = 'Title must be at most 150 characters';
const ONE_LINE = 'Line breaks aren’t allowed here';

const OPEN = { title: 'Who does the dishes?', hisSide: withLength(20), herSide: withLength(20), category: 'household' };
const ANONYMOUS = { ...OPEN, hisSide: withLength(50), herSide: withLength(50) };

const TAGS = {
  accepted: [[], ['a', 'b', 'c', 'd', withLength(30)], ['a', 'b', 'c', 'd', 'e', 'E']],
  'Please use at most 5 tags': [['a', 'b', 'c', 'd', 'e', 'f']],
  'Invalid input': ['chores', { 0: 'a' }, null],
};

describe('posting a conflict', () => {
  describeField(postConflictInput, OPEN, 'title', {
    accepted: [withLength(10), withLength(150), ` ${withLength(150)} `],
    [TITLE_MIN]: [withLength(9), `  ${withLength(9)}  `, `${withLength(9)}\u202e`],
    [TITLE_MAX]: [withLength(151)],
    [ONE_LINE]: ['Two lines\nin a title'],
  });
  for (const [field, name] of [
    ['hisSide', 'His side'],
    ['herSide', 'Her side'],
  ] as const)
    describeField(postConflictInput, OPEN, field, {
      accepted: [withLength(20), `${withLength(10)}\n${withLength(9)}`, withLength(5_000), `\n${withLength(5_000)}\n`],
      [`${name} must be at least 20 characters`]: [withLength(19), `${withLength(19)}\n \n`],
      [`${name} must be at most 5000 characters`]: [withLength(5_001)],
    });
  describeField(postConflictInput, OPEN, 'category', {
    accepted: [...CATEGORY_IDS, 'family'],
    'Please select a category': ['', 'Love', 'nothing', '__proto__', 'constructor'],
  });
  describeField(postConflictInput, OPEN, 'authorSide', {
    accepted: ['her', 'his'],
    'Invalid input': ['', 'hers', 'Her'],
  });
  describeField(postConflictInput, OPEN, 'tags', TAGS);
  describeField(postConflictInput, OPEN, 'contentNotes', {
    accepted: [[], ['violence', 'loss', 'violence'], ['violence', 'abuse', 'loss']],
    'Please choose at most 3 content notes': [['violence', 'abuse', 'loss', 'sexual']],
    'Invalid input': [null],
  });

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
  describeField(schema, ANONYMOUS, 'title', {
    accepted: ['x', withLength(150)],
    'Please enter a title for your conflict': ['', ' '],
    [TITLE_MAX]: [withLength(151)],
    [ONE_LINE]: ['x\ny'],
  });
  for (const [field, name] of [
    ['hisSide', 'His side'],
    ['herSide', 'Her side'],
  ] as const)
    describeField(schema, ANONYMOUS, field, {
      accepted: [withLength(50), withLength(5_000)],
      'Please share their perspective (at least 50 characters)': [withLength(49)],
      [`${name} must be at most 5000 characters`]: [withLength(5_001)],
    });
  for (const [field, name, missing] of [
    ['userNickname', 'Nickname', 'Please enter a nickname'],
    ['partnerNickname', 'Partner nickname', "Please enter your partner's nickname"],
  ] as const)
    describeField(schema, ANONYMOUS, field, {
      accepted: ['x', withLength(20)],
      [missing]: [''],
      [`${name} must be at most 20 characters`]: [withLength(21)],
      [ONE_LINE]: ['Quiet\r\nFox'],
    });
  describeField(schema, ANONYMOUS, 'anonymous', { 'Invalid input': ['true', 1, null, {}] });
  describeField(schema, ANONYMOUS, 'userAvatarId', { accepted: ['emoji-23-7'], 'Invalid input': ['emoji-24-0'] });
  describeField(schema, ANONYMOUS, 'tags', TAGS);

  test.each([
    ['', 'Invalid input'],
    [withLength(31), 'A tag must be at most 30 characters'],
    ['a\nb', ONE_LINE],
    [{ $ne: '' }, 'Invalid input'],
  ])('names the tag %j that is wrong: %j', (tag, message) => {
    expect(checkInput(schema, { ...ANONYMOUS, tags: ['fine', tag] })).toEqual({
      ok: false,
      error: { 'tags.1': message },
    });
  });
});

describe('changing a conflict', () => {
  describeField(editConflictInput, {}, 'title', {
    accepted: [withLength(10)],
    [TITLE_MIN]: [withLength(9)],
    [TITLE_MAX]: [withLength(151)],
  });

  test('needs at least one field', () => {
    expect(checkInput(editConflictInput, {})).toEqual({ ok: false, error: { body: 'Required' } });
  });
});

describe('voting', () => {
  describeField(voteInput, {}, 'side', {
    accepted: ['her', 'his'],
    'Invalid input': ['', 'hers', 'HER', 'both'],
  });
});

describe('commenting', () => {
  describeField(commentInput, {}, 'content', {
    accepted: ['x', ' x ', withLength(2_000), `  ${withLength(2_000)}\n\n`],
    'Please write a comment': ['', '   ', '\n\t\r\n', '\u202e', '\u200b'],
    'Comment must be at most 2000 characters': [withLength(2_001)],
  });
  describeField(commentInput, { content: 'x' }, 'side', { accepted: ['her', null, 'nonsense', 17, { $ne: null }] });

  test('requires the text and trims it', () => {
    expect(checkInput(commentInput, { content: ' a\r\nb ' })).toEqual({ ok: true, value: { content: 'a\nb' } });
    expect(checkInput(commentInput, {})).toEqual({ ok: false, error: { content: 'Required' } });
  });
});

describe('asking for a list', () => {
  describeField(listQuery, {}, 'limit', {
    accepted: ['1', '50', '007'],
    'Invalid input': ['0', '51', '-1', '1.5', '1e1', '', ' 5', '99999'],
  });
  describeField(listQuery, {}, 'category', { accepted: ['love', 'unknown'] });
  describeField(listQuery, {}, 'comments', {
    accepted: ['none'],
    'Invalid input': ['', 'all', '0', ['none'], { $ne: '' }],
  });
  for (const schema of [listQuery, commentsQuery, pageQuery])
    describeField(schema, {}, 'cursor', {
      accepted: ['0.25_1000_17', '1751371200000_0197c5f2-0000-7000-8000-000000000001', withLength(120)],
      'Invalid input': ['', withLength(121), 'a b', 'a\n', '<x>', "1' OR '1", '{"$gt":1}'],
    });

  test('accepts every position a list returns, including numbers with an exponent', () => {
    for (const number of [1e-7, -1e-7, 5e-324, 1e21, -1.7976931348623157e308])
      expect(checkInput(listQuery, { cursor: positionText([number, number, 1]) }).ok).toBe(true);
    const position = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(position, (numbers) => {
        const cursor = positionText(numbers);
        expect(checkInput(listQuery, { cursor })).toEqual({ ok: true, value: { cursor } });
      }),
    );
  });
});

test('the id of a conflict in a path is parsed as a number, and refused otherwise', () => {
  expect(checkInput(conflictParams, { id: '17' })).toEqual({ ok: true, value: { id: 17 } });
  expect(checkInput(conflictParams, { id: '017' })).toEqual({ ok: false, error: { id: 'Invalid input' } });
});

describe('searching', () => {
  describeField(searchQuery, {}, 'q', { accepted: ['', withLength(100)], 'Invalid input': [withLength(101)] });
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
        title: TITLE_MIN,
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
