import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../test-support/answer-api.ts';
import { aConflict, aMember, pageOf } from '../../../test-support/seeds.ts';
import { show, toast } from '../../../test-support/show.tsx';
import { EditDialog } from './EditDialog.tsx';

const member = aMember();
const conflict = pageOf(aConflict({ submittedBy: member.id }));
const save = page.getByRole('button', { name: 'Save changes' });

const showDialog = async () => {
  const onOpenChange = vi.fn();
  const api = answerApi({ conflict: () => conflict, editConflict: () => conflict });
  await show(<EditDialog conflict={conflict} open onOpenChange={onOpenChange} />, { member, path: '/conflict/7' });
  return { ...api, onOpenChange };
};

test('saves only what was changed here, because another tab may have changed the rest', async () => {
  const { callsOf } = await showDialog();
  await page.getByLabelText('Title').fill('Is it rude to hum?');
  await save.click();
  await expect.element(toast('Changes saved')).toBeVisible();
  expect(callsOf('editConflict').map(({ body }) => body)).toEqual([{ title: 'Is it rude to hum?' }]);
});

test('the browser does not suggest earlier titles to the next person on the device', async () => {
  await showDialog();
  await expect.element(page.getByLabelText('Title')).toHaveAttribute('autocomplete', 'off');
});

test('saves nothing where nothing was changed', async () => {
  const { callsOf, onOpenChange } = await showDialog();
  await expect.element(page.getByLabelText('Title')).toHaveValue(conflict.title);
  await save.click();
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(callsOf('editConflict')).toEqual([]);
});
