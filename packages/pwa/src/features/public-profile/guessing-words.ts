import type { ProfileView } from '@twosides/domain/reading';

/** "Only you see this: your 24 guesses were 11 points off on average, 21% closer than always saying 50." */
export function guessingWords({ guesses, distance, skill }: NonNullable<ProfileView['guessing']>): string {
  const off = `Only you see this: your ${guesses} guesses were ${distance} ${distance === 1 ? 'point' : 'points'} off on average`;
  if (skill === null) return `${off}.`;
  if (skill === 0) return `${off}, as close as always saying 50.`;
  return `${off}, ${Math.abs(skill)}% ${skill > 0 ? 'closer' : 'further off'} than always saying 50.`;
}
