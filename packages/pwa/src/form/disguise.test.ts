import { isAvatarId } from '@twosides/domain/model';
import { expect, test } from 'vitest';
import { newDisguise } from './disguise.ts';

test('gives the two of them different names and a face that can be drawn', () => {
  for (let round = 0; round < 500; round += 1) {
    const { pseudonym, partnerPseudonym, avatarId } = newDisguise();
    expect(pseudonym).not.toBe(partnerPseudonym);
    expect(isAvatarId(avatarId)).toBe(true);
  }
});
