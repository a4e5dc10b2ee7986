import type { AvatarLook, AvatarPreset } from './avatar.ts';

export const avatarName = ({ style, look }: AvatarPreset): string =>
  `${style === 'woman' ? 'Woman' : 'Man'}, ${LOOK_NAMES[look]}`;

const LOOK_NAMES: Readonly<Record<AvatarLook, string>> = {
  'light-brown': 'light skin, brown hair',
  'light-blonde': 'light skin, blonde hair',
  'medium-black': 'medium skin, black hair',
  'medium-brown': 'medium skin, brown hair',
  'dark-black': 'dark skin, black hair',
  'dark-brown': 'dark skin, brown hair',
  'asian-black': 'East Asian features, black hair',
  'indian-black': 'South Asian features, black hair',
};
