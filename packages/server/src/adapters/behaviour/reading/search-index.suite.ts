import { allowEmbed, closeDiscussion, editConflict } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import { queryTerms } from '@twosides/domain/reading';
import { expect, test } from 'vitest';
import type { Stores } from '../../stores.ts';
import { memberId, NOW } from '../builders.ts';
import { post } from '../steps.ts';

/** `emptyIndex` deletes all entries behind the stores’ back, so that a test can tell whether a call writes them. */
export type IndexedStores = { readonly stores: Stores; readonly emptyIndex: () => Promise<void> };

export const describeIndexing = (name: string, open: () => Promise<IndexedStores>): void => {
  test(`${name} indexes a conflict again only if its text or visibility changes`, async () => {
    const { stores, emptyIndex } = await open();
    const needs = { ...stores, clock: () => NOW };
    const author = memberId('author');
    const { id } = await post(stores, { title: 'A kettle' });
    const isIndexedBy = async (change: (id: ConflictId) => Promise<{ readonly ok: boolean }>) => {
      await emptyIndex();
      expect(await change(id)).toMatchObject({ ok: true });
      return (await stores.searches.findConflicts(queryTerms('kettle'), 20)).length > 0;
    };
    expect(await isIndexedBy(() => closeDiscussion(needs)(author, id, true))).toBe(false);
    expect(await isIndexedBy(() => closeDiscussion(needs)(author, id, false))).toBe(false);
    expect(await isIndexedBy(() => allowEmbed(needs)(author, id, true))).toBe(false);
    expect(await isIndexedBy(() => editConflict(needs)(author, id, { category: 'money', title: 'A kettle' }))).toBe(
      false,
    );
    expect(await isIndexedBy(() => editConflict(needs)(author, id, { title: 'The kettle' }))).toBe(true);
    await stores.close();
  });
};
