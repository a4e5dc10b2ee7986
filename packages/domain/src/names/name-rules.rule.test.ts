import { describe, expect, test } from 'vitest';
import { nameRules } from './name-rules.rule.ts';
import { nicknameKey } from './nickname.rule.ts';

const { mayBePseudonym, problemOf } = nameRules(nicknameKey);

describe('a name of the site’s', () => {
  test.each([
    ...['Admin', 'ＡＤＭＩＮ', 'admin 2', 'Admin1', '★ Admin ★', 'Admin Ana', 'AnaAdmin', 'Ad-min', 'a.d.m.i.n'],
    ...['Moderator', 'The Moderator', 'mod', 'Mod_Ana', 'Staff', 'Support', 'Official Ana', 'system', 'Partner'],
    ...['TwoSides', 'TwoSides Team', 'Two Sides', 'twosidesteam', 'MyTwoSides', 'Deleted  member', 'DeletedMember'],
    ...['Deleted-Member', 'Member', 'Member 7', 'The Team', 'undefined', 'conflicts', 'M.E.'],
  ])('is %j', (name) => {
    expect([problemOf(name), mayBePseudonym(name)]).toEqual(['nickname-reserved', false]);
  });

  test.each([
    ...['James', 'Modesta', 'Adminah', 'Admins', 'Supporter', 'Modern', 'Mo Day', 'Staffan', 'Solar System', 'Mel'],
    ...['Family Member', 'Teamwork', 'Ana', 'constructor', 'Two Cats', 'Life Partner', 'Rootless', 'Helper'],
  ])('is not %j', (name) => {
    expect([problemOf(name), mayBePseudonym(name)]).toEqual([null, true]);
  });

  test.each(['QuietFox', 'quietfox', 'Quiet Fox'])('a generated pseudonym, %j, is nobody’s nickname', (name) => {
    expect([problemOf(name), mayBePseudonym(name)]).toEqual(['nickname-reserved', true]);
  });
});

test.each(['.', '..', ' .. ', '‥'])('%j is no nickname, because a profile would have no address', (name) => {
  expect(problemOf(name)).toBe('nickname-reserved');
});

describe('an unreadable nickname', () => {
  test.each([
    ...['Аna', 'Ivаn', 'Jοhn', 'Ana\u200b', '\u200fAna', 'A\u00adna', 'Ana\u3164', 'Ana\u2800', 'A\u200dna', 'Ꭺna'],
    ...['Аnа 2', 'Ana_Ѕmith', 'カナа', 'A\u061cna', 'Ana\u{e0041}', 'Ana\u{1d159}', 'Ana\ufffc'],
  ])('is %j', (name) => {
    expect(problemOf(name)).toBe('nickname-unclear');
  });

  test.each([
    ...['Ana', 'José', 'Bjørn 2', 'Анна', 'Νίκος', 'שרה', 'محمد'],
    ...['می\u200cخواهم', 'क्\u200dष', '田中さん', 'Xさん', 'カナ'],
    ...['김Kim', '李Li', 'Ana & Бен', 'Anna Петрова', 'O’Brien', 'Ana-Marie', '❤\ufe0f Ana', '👩\u200d💻', '👍🏽', '1️⃣'],
    ...['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 'ana_92', 'สมชาย', 'ᏣᎳᎩ', 'Łukasz', 'Nguyễn', ''],
  ])('is not %j', (name) => {
    expect(problemOf(name)).toBeNull();
  });
});
