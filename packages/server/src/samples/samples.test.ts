import { defaultAuthorSide, postAnonymousConflictInput } from '@twosides/domain/conflicts';
import { CATEGORIES } from '@twosides/domain/model';
import { onboardingInput } from '@twosides/domain/profile';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AUTHORS } from './authors.ts';
import { planSamples } from './plan.ts';
import { READERS } from './readers.ts';
import { AUTHOR, SAMPLES } from './sample.ts';

const PEOPLE = [...AUTHORS, ...READERS];
const CONFLICTS = SAMPLES.flatMap(({ category, conflicts }) => conflicts.map((each) => ({ ...each, category })));
const byNickname = new Map(PEOPLE.map((person) => [person.userNickname, person]));
const namesOf = (people: typeof PEOPLE) => people.map((person) => person.userNickname);

const repeated = <T>(entries: readonly T[]) => entries.filter((entry, index) => entries.indexOf(entry) !== index);
const PLAN = planSamples(SAMPLES, namesOf([...READERS]), namesOf([...AUTHORS]));

describe('The samples', () => {
  test('are in all eight categories, at least three in each', () => {
    expect(SAMPLES.map(({ category }) => category).sort()).toEqual(CATEGORIES.map(({ id }) => id).sort());
    expect(SAMPLES.filter(({ conflicts }) => conflicts.length < 3)).toEqual([]);
    expect(CONFLICTS.length).toBeGreaterThanOrEqual(24);
  });

  test('are conflicts and people that the forms would take', () => {
    for (const person of PEOPLE) expect(v.parse(onboardingInput, person)).toMatchObject(person);
    for (const { title, herSide, hisSide, category, tags } of CONFLICTS) {
      const draft = { title, herSide, hisSide, category, tags };
      expect(v.parse(postAnonymousConflictInput, draft)).toEqual({ ...draft, anonymous: true });
    }
  });

  test('have replies to comments that come before them', () => {
    const replies = CONFLICTS.flatMap(({ comments }) =>
      comments.flatMap((comment, place) => (comment.to ? [{ ...comment, before: comments.slice(0, place) }] : [])),
    );
    expect(replies.length).toBeGreaterThan(5);
    for (const { text, to, before } of replies)
      expect({ text, isThere: before.some(({ by }) => by === to) }).toEqual({ text, isThere: true });
  });

  test('have no title, account, comment or name twice', () => {
    const texts = CONFLICTS.flatMap(({ title, herSide, hisSide, comments }) => [
      title,
      herSide,
      hisSide,
      ...comments.map(({ text }) => text),
    ]);
    expect(repeated(texts)).toEqual([]);
    expect(repeated(PEOPLE.map((person) => person.userNickname.toLowerCase()))).toEqual([]);
  });

  test('are told by authors who stand on their own side', () => {
    for (const { author, authorSide, title } of CONFLICTS) {
      const { userPronouns = null, partnerPronouns = null } = byNickname.get(author) ?? {};
      const own = userPronouns === partnerPronouns ? null : defaultAuthorSide(userPronouns, partnerPronouns);
      if (userPronouns !== 'they/them' && own !== null) expect([title, authorSide]).toEqual([title, own]);
    }
    expect(CONFLICTS.map(({ author }) => author).filter((name) => !namesOf([...AUTHORS]).includes(name))).toEqual([]);
  });

  test('are discussed by readers, each in one voice, and by their authors only as authors', () => {
    const authors = namesOf([...AUTHORS]);
    for (const { title, comments } of CONFLICTS) {
      const others = comments.filter(({ by }) => by !== AUTHOR);
      const strangers = others.filter(({ by }) => !byNickname.has(by) || authors.includes(by));
      expect([title, strangers]).toEqual([title, []]);
      const voices = new Set(others.map(({ by, side }) => `${by} ${side}`));
      expect([title, voices.size]).toEqual([title, new Set(others.map(({ by }) => by)).size]);
    }
  });
});

describe('What happens to the samples', () => {
  test('is one vote a member and conflict at most, none by its author, and as many on each side as they say', () => {
    for (const conflict of CONFLICTS) {
      const votes = PLAN.flatMap((each) =>
        each.kind === 'vote' && each.conflict.title === conflict.title ? [each] : [],
      );
      const count = (side: string) => votes.filter((vote) => vote.side === side).length;
      expect([conflict.title, { her: count('her'), his: count('his') }]).toEqual([conflict.title, conflict.votes]);
      expect(repeated(votes.map(({ by }) => by))).toEqual([]);
      expect(votes.filter(({ by }) => by === conflict.author || !byNickname.has(by))).toEqual([]);
      for (const { by, side } of conflict.comments.filter((comment) => comment.by !== AUTHOR))
        expect([by, votes.find((vote) => vote.by === by)?.side]).toEqual([by, side]);
    }
  });

  test('comes after the posting, before now, and in the order of the discussion', () => {
    for (const [index, { ago, conflict }] of PLAN.entries()) {
      expect(ago).toBeGreaterThanOrEqual(0);
      expect(ago).toBeLessThanOrEqual(conflict.age);
      expect(ago).toBeLessThanOrEqual(PLAN[index - 1]?.ago ?? Number.POSITIVE_INFINITY);
    }
    for (const { title, comments } of CONFLICTS) {
      const written = PLAN.flatMap((each) =>
        each.kind === 'comment' && each.conflict.title === title ? [each.comment] : [],
      );
      expect(written).toEqual(comments);
    }
  });

  test('is marked as helpful by others, as often as it says', () => {
    const marks = PLAN.flatMap((each) => (each.kind === 'mark' ? [each] : []));
    for (const comment of CONFLICTS.flatMap(({ comments }) => comments)) {
      const by = marks.filter((mark) => mark.comment === comment).map((mark) => mark.by);
      expect([comment.text, by.length]).toEqual([comment.text, comment.helpful ?? 0]);
      expect(repeated(by)).toEqual([]);
      expect(by).not.toContain(comment.by);
    }
  });
});
