export type AvatarStyle = 'woman' | 'man';

/** A portrait drawn from three parameters on its background; colours are CSS hex values. */
export type AvatarPreset = {
  readonly id: string;
  readonly name: string;
  readonly style: AvatarStyle;
  readonly skinTone: string;
  readonly skin: string;
  readonly hairColour: string;
  readonly hair: string;
  readonly background: string;
};

const LOOKS = [
  {
    key: 'light-brown',
    skinTone: 'Light',
    skin: '#f1c7a5',
    hairColour: 'Brown',
    hair: '#5b3a22',
    background: '#fbe3d6',
  },
  {
    key: 'light-blonde',
    skinTone: 'Light',
    skin: '#f6d3b3',
    hairColour: 'Blonde',
    hair: '#d8a94a',
    background: '#e3eefb',
  },
  {
    key: 'medium-black',
    skinTone: 'Medium',
    skin: '#d09a6c',
    hairColour: 'Black',
    hair: '#241c1c',
    background: '#dcebd8',
  },
  {
    key: 'medium-brown',
    skinTone: 'Medium',
    skin: '#d09a6c',
    hairColour: 'Brown',
    hair: '#5b3a22',
    background: '#e7d9f3',
  },
  { key: 'dark-black', skinTone: 'Dark', skin: '#8a5a3b', hairColour: 'Black', hair: '#241c1c', background: '#f6e2c8' },
  { key: 'dark-brown', skinTone: 'Dark', skin: '#7a4b2e', hairColour: 'Brown', hair: '#3d2415', background: '#d6ebea' },
  {
    key: 'asian-black',
    skinTone: 'East Asian',
    skin: '#f0c9a0',
    hairColour: 'Black',
    hair: '#1d1a22',
    background: '#f9dde4',
  },
  {
    key: 'indian-black',
    skinTone: 'South Asian',
    skin: '#b67c4f',
    hairColour: 'Black',
    hair: '#1d1618',
    background: '#fbeec2',
  },
] as const;

const toPresets = (style: AvatarStyle): AvatarPreset[] =>
  LOOKS.map(({ key, ...look }) => ({
    id: `${style}-${key}`,
    name: `${style === 'woman' ? 'Woman' : 'Man'}, ${look.skinTone.toLowerCase()} skin, ${look.hairColour.toLowerCase()} hair`,
    style,
    ...look,
  }));

/** The sixteen presets; the first is what an unknown id falls back to. */
export const AVATAR_PRESETS: readonly AvatarPreset[] = [...toPresets('woman'), ...toPresets('man')];

export const DEFAULT_AVATAR_ID = 'woman-light-brown';

/** A pattern drawn from the member's nickname: what onboarding starts with. */
export const GEOMETRIC_AVATAR_ID = 'geometric';

/** @returns the preset of that id, or the first one for an unknown id. */
export const findAvatarPreset = (id: string): AvatarPreset =>
  AVATAR_PRESETS.find((preset) => preset.id === id) ?? (AVATAR_PRESETS[0] as AvatarPreset);

/** Faces of conflicts that are posted anonymously. */
export const AVATAR_EMOJI: readonly string[] = [
  '🦊',
  '🐼',
  '🦉',
  '🐢',
  '🦋',
  '🐙',
  '🦔',
  '🐳',
  '🦜',
  '🐝',
  '🦩',
  '🐿️',
  '🌵',
  '🌻',
  '🍄',
  '🌙',
  '⭐',
  '🍋',
  '🥑',
  '🫖',
  '🎈',
  '🪁',
  '⛵',
  '🧩',
];

export const AVATAR_EMOJI_BACKGROUNDS: readonly string[] = [
  '#fbe3d6',
  '#e3eefb',
  '#dcebd8',
  '#e7d9f3',
  '#f6e2c8',
  '#d6ebea',
  '#f9dde4',
  '#fbeec2',
];

/** An emoji avatar's id is `emoji-<index of the emoji>-<index of the background>`, both from 0. */
export const parseEmojiAvatar = (id: string): { emoji: string; background: string } | null => {
  const match = /^emoji-(\d{1,2})-(\d)$/.exec(id);
  const emoji = match && AVATAR_EMOJI[Number(match[1])];
  const background = match && AVATAR_EMOJI_BACKGROUNDS[Number(match[2])];
  return emoji && background ? { emoji, background } : null;
};

export const toEmojiAvatarId = (emoji: number, background: number) => `emoji-${emoji}-${background}`;

/** Whether the id names something that can be drawn without falling back. */
export const isAvatarId = (id: string): boolean =>
  id === GEOMETRIC_AVATAR_ID || AVATAR_PRESETS.some((preset) => preset.id === id) || parseEmojiAvatar(id) !== null;
