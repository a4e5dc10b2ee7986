import { AVATAR_EMOJI, AVATAR_EMOJI_BACKGROUNDS, toEmojiAvatarId } from '@twosides/domain/model';
import { PSEUDONYM_COUNT, pseudonymAt } from '@twosides/domain/names';

export type Disguise = { readonly pseudonym: string; readonly partnerPseudonym: string; readonly avatarId: string };

export function newDisguise(): Disguise {
  const first = randomBelow(PSEUDONYM_COUNT);
  const second = first + 1 + randomBelow(PSEUDONYM_COUNT - 1);
  return {
    pseudonym: pseudonymAt(first),
    partnerPseudonym: pseudonymAt(second),
    avatarId: toEmojiAvatarId(randomBelow(AVATAR_EMOJI.length), randomBelow(AVATAR_EMOJI_BACKGROUNDS.length)),
  };
}

const randomBelow = (limit: number) => Math.floor(Math.random() * limit);
