import { putMember } from '@twosides/domain/accounts';
import { unchanged } from '@twosides/domain/model';
import { nicknameKey } from '@twosides/domain/names';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { memberId } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, readAccount } from '../steps.ts';

export const describeNicknames = (test: StoresTest): void => {
  describe('nicknames', () => {
    test('go to one of ten members who ask for one at once, ignoring case', async ({ stores }) => {
      const names = Array.from({ length: 10 }, (_, n) => `m${n}`);
      for (const name of names) await addMember(stores, name);
      const answers = await Promise.all(names.map((name, n) => takeNickname(stores, name, n % 2 ? 'Sam' : 'SAM')));
      expect(answers.filter((answer) => answer === 'taken')).toHaveLength(9);
      const members = await Promise.all(names.map((name) => stores.accounts.findMember(memberId(name))));
      const owners = members.filter((member) => member?.userNickname !== null);
      expect(owners.map((owner) => nicknameKey(owner?.userNickname ?? ''))).toEqual(['sam']);
      expect(await ownerOf(stores, 'sAm')).toBe(owners[0]?.id);
    });

    test('have an owner: a look-alike’s, oneself, or nobody once they are given up', async ({ stores }) => {
      await addMember(stores, 'ada', { userNickname: 'Åsa' });
      expect(await ownerOf(stores, ' åSA ')).toBe('ada');
      expect(await ownerOf(stores, 'A\u030Asa')).toBe('ada');
      expect(await ownerOf(stores, 'Åѕа')).toBe('ada');
      await addMember(stores, 'eve', { userNickname: 'Нина' });
      expect(await ownerOf(stores, 'НИНА')).toBe('eve');
      await addMember(stores, 'dan', { userNickname: 'НИHА' });
      expect(await ownerOf(stores, 'НИНА', 'dan')).toBe('eve');
      await addMember(stores, 'ada', { userNickname: 'Ada' });
      expect(await ownerOf(stores, 'Åsa')).toBeNull();
      await addMember(stores, 'ben', { userNickname: 'Åsa' });
      expect(await ownerOf(stores, 'Åsa')).toBe('ben');
    });
  });
};

const ownerOf = async (stores: Stores, nickname: string, asking = 'ada') =>
  (await readAccount(stores, { by: 'id', id: memberId(asking) }, nickname)).nicknameOwner;

const takeNickname = ({ accounts }: Stores, name: string, nickname: string): Promise<'mine' | 'taken'> =>
  accounts.changeAccount({ by: 'id', id: memberId(name) }, nickname, ({ member, nicknameOwner }) =>
    nicknameOwner === null && member
      ? { writes: putMember({ ...member, userNickname: nickname }, member), result: 'mine' }
      : unchanged('taken'),
  );
