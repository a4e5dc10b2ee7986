export type AvatarStyle = 'woman' | 'man';

export type AvatarPreset = {
  readonly id: string;
  readonly style: AvatarStyle;
  readonly look: AvatarLook;
  readonly skin: string;
  readonly hair: string;
  readonly background: string;
};

const LOOKS = [
  { look: 'light-brown', skin: '#f1c7a5', hair: '#5b3a22', background: '#fbe3d6' },
  { look: 'light-blonde', skin: '#f6d3b3', hair: '#d8a94a', background: '#e3eefb' },
  { look: 'medium-black', skin: '#d09a6c', hair: '#241c1c', background: '#dcebd8' },
  { look: 'medium-brown', skin: '#d09a6c', hair: '#5b3a22', background: '#e7d9f3' },
  { look: 'dark-black', skin: '#8a5a3b', hair: '#241c1c', background: '#f6e2c8' },
  { look: 'dark-brown', skin: '#7a4b2e', hair: '#3d2415', background: '#d6ebea' },
  { look: 'asian-black', skin: '#f0c9a0', hair: '#1d1a22', background: '#f9dde4' },
  { look: 'indian-black', skin: '#b67c4f', hair: '#1d1618', background: '#fbeec2' },
] as const;

export type AvatarLook = (typeof LOOKS)[number]['look'];

const toPresets = (style: AvatarStyle): AvatarPreset[] =>
  LOOKS.map((look) => ({ id: `${style}-${look.look}`, style, ...look }));

export const AVATAR_PRESETS: readonly AvatarPreset[] = [...toPresets('woman'), ...toPresets('man')];

export const GEOMETRIC_AVATAR_ID = 'geometric';

export const findAvatarPreset = (id: string): AvatarPreset =>
  AVATAR_PRESETS.find((preset) => preset.id === id) ?? (AVATAR_PRESETS[0] as AvatarPreset);

export const AVATAR_EMOJI: readonly string[] =
  '🦊 🐼 🦉 🐢 🦋 🐙 🦔 🐳 🦜 🐝 🦩 🐿️ 🌵 🌻 🍄 🌙 ⭐ 🍋 🥑 🫖 🎈 🪁 ⛵ 🧩'.split(' ');

export const AVATAR_EMOJI_BACKGROUNDS: readonly string[] = LOOKS.map(({ background }) => background);

/** `emoji-<emoji index>-<background index>`, both from 0. */
export const parseEmojiAvatar = (id: string): { emoji: string; background: string } | null => {
  const match = /^emoji-(\d{1,2})-(\d)$/.exec(id);
  const emoji = match && AVATAR_EMOJI[Number(match[1])];
  const background = match && AVATAR_EMOJI_BACKGROUNDS[Number(match[2])];
  return emoji && background ? { emoji, background } : null;
};

export const toEmojiAvatarId = (emoji: number, background: number) => `emoji-${emoji}-${background}`;

export const isAvatarId = (id: string): boolean =>
  id === GEOMETRIC_AVATAR_ID || AVATAR_PRESETS.some((preset) => preset.id === id) || parseEmojiAvatar(id) !== null;
