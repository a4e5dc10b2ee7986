import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newOperationId } from '../../api/operation-id.ts';
import { openOutboxChannel } from '../../outbox/flush.ts';
import { enterFlow, readFlow } from '../../outbox/join-flow.ts';
import { outboxItems } from '../../outbox/outbox-items.ts';
import { commentOn, keep } from '../../outbox/submit.ts';
import { setCurrentUser } from '../../session/current-user.ts';
import { answerApi } from '../../test-support/answer-api.ts';
import { aConflict, aMember, pageOf, receiptOf } from '../../test-support/seeds.ts';
import { show, toast } from '../../test-support/show.tsx';

test('shows the member’s outbox once known, even if the visitor’s loads later', async () => {
  answerApi();
  const member = aMember();
  const slowly = { writable: true, value: null as null | (() => void) };
  const request = Object.create(IDBOpenDBRequest.prototype, {
    onupgradeneeded: slowly,
    onerror: slowly,
    onsuccess: slowly,
    result: { value: { close: () => {} } },
  });
  const open = vi.spyOn(indexedDB, 'open').mockReturnValueOnce(request);
  await show(null);
  await expect.poll(() => open.mock.calls.length).toBeGreaterThan(0);
  setCurrentUser(member);
  await keep(commentOn(pageOf(aConflict()), 'Take turns.'));
  await expect.poll(() => outboxItems.get().rows).toHaveLength(1);
  request.onsuccess();
  await keep(commentOn(pageOf(aConflict()), 'Or buy a cactus.'));
  await expect.poll(() => outboxItems.get().rows).toHaveLength(2);
  expect(outboxItems.get().owner).toBe(member.id);
});

test('shows the outbox again to a member briefly treated as a visitor', async () => {
  answerApi({ addComment: () => new Promise(() => {}) });
  const member = aMember();
  await show(null, { member });
  await keep(commentOn(pageOf(aConflict()), 'Take turns.'));
  await expect.poll(() => outboxItems.get().rows).toMatchObject([{ state: 'sending' }]);
  setCurrentUser(null);
  expect(outboxItems.get().rows).toEqual([]);
  setCurrentUser(member);
  await expect.poll(() => outboxItems.get().rows).toHaveLength(1);
});

test('closes the member’s notifications when the session ends', async () => {
  answerApi();
  const open = new Set(['about a comment', 'about a reply']);
  const registration = {
    getNotifications: async () => [...open].map((notification) => ({ close: () => open.delete(notification) })),
  };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration as never);
  await show(null, { member: aMember() });
  await expect.poll(() => outboxItems.get().owner).not.toBeNull();
  expect(open.size).toBe(2);
  setCurrentUser(null);
  await expect.poll(() => open.size).toBe(0);
});

test('continues an early vote until the visitor goes elsewhere', async () => {
  answerApi();
  enterFlow('0190a000-0000-7000-8000-00000000000f');
  await show(
    <>
      <Link to="/register">Vote Now</Link>
      <Link to="/trending">Trending</Link>
    </>,
    { path: '/conflict/7' },
  );
  await page.getByRole('link', { name: 'Vote Now' }).click();
  expect(readFlow()).not.toBeNull();
  await page.getByRole('link', { name: 'Trending' }).click();
  await expect.poll(readFlow).toBeNull();
});

test('announces together what the worker has sent', async () => {
  answerApi();
  const member = aMember();
  await show(null, { member });
  await expect.poll(() => outboxItems.get().owner).toBe(member.id);
  const channel = openOutboxChannel();
  for (const side of ['her', 'his'] as const)
    channel.postMessage({
      type: 'receipt',
      memberId: member.id,
      receipt: { kind: 'vote', receipt: receiptOf(aConflict(), side, newOperationId()) },
      needsAnnouncement: true,
    });
  channel.close();
  await expect.element(toast('Everything has been sent').getByText('Your votes have been sent.')).toBeVisible();
});
