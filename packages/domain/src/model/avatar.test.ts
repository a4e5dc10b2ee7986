import { describe, expect, test } from 'vitest';
import {
  AVATAR_EMOJI,
  AVATAR_EMOJI_BACKGROUNDS,
  AVATAR_PRESETS,
  findAvatarPreset,
  GEOMETRIC_AVATAR_ID,
  isAvatarId,
  parseEmojiAvatar,
  toEmojiAvatarId,
} from './avatar.ts';
import { avatarName } from './avatar-names.ts';

const LOOKS = [
  ...['light-brown', 'light-blonde', 'medium-black', 'medium-brown'],
  ...['dark-black', 'dark-brown', 'asian-black', 'indian-black'],
];

describe('the presets', () => {
  test('are the specification’s sixteen, a woman and a man of each look', () => {
    const expected = ['woman', 'man'].flatMap((style) => LOOKS.map((look) => `${style}-${look}`));
    expect(AVATAR_PRESETS.map((preset) => preset.id)).toEqual(expected);
  });

  test('have distinct names and colours that a style sheet understands', () => {
    expect(new Set(AVATAR_PRESETS.map(avatarName)).size).toBe(16);
    for (const { skin, hair, background } of AVATAR_PRESETS)
      for (const colour of [skin, hair, background]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('can be found by id; the first stands in for an unknown one', () => {
    expect(AVATAR_PRESETS.map((preset) => findAvatarPreset(preset.id))).toEqual(AVATAR_PRESETS);
    for (const id of ['', 'geometric', 'woman-green', 'constructor', 'emoji-0-0'])
      expect(findAvatarPreset(id), id).toBe(AVATAR_PRESETS[0]);
  });
});

describe('an emoji avatar', () => {
  test('is one of 24 emoji on one of 8 backgrounds, and can be found by its id', () => {
    expect([new Set(AVATAR_EMOJI).size, new Set(AVATAR_EMOJI_BACKGROUNDS).size]).toEqual([24, 8]);
    for (const [e, emoji] of AVATAR_EMOJI.entries())
      for (const [b, background] of AVATAR_EMOJI_BACKGROUNDS.entries())
        expect(parseEmojiAvatar(toEmojiAvatarId(e, b))).toEqual({ emoji, background });
  });

  test.each([
    ...['', 'emoji', 'emoji-24-0', 'emoji-0-8', 'emoji--1-0'],
    ...['emoji-0-0 ', 'emoji-0-0-0', 'emoji-999-0', 'emoji-x-0'],
  ])('is not what %j names', (id) => {
    expect(parseEmojiAvatar(id)).toBeNull();
  });
});

test('draws the pattern, the presets and the emoji without a fallback', () => {
  expect(isAvatarId(GEOMETRIC_AVATAR_ID)).toBe(true);
  expect(AVATAR_PRESETS.every((preset) => isAvatarId(preset.id))).toBe(true);
  expect(isAvatarId('emoji-23-7')).toBe(true);
  expect(['', 'Geometric', 'woman', 'emoji-24-0', '__proto__', 'https://example.org/me.png'].some(isAvatarId)).toBe(
    false,
  );
});
