import { SHARE_CHANNELS } from '@twosides/domain/model';
import { expect, test } from 'vitest';
import { SHARE_TARGETS } from './share-targets.ts';

const TITLE = 'Who pays & why #1? "Both", +50%';
const LINK = 'https://twosides.example/conflict/7/who-pays?a=1&b=2';

test('with the share sheet and the copied link they are all the channels counted', () => {
  const channels = ['native', 'copy', ...SHARE_TARGETS.map(({ channel }) => channel)];
  expect(channels.toSorted()).toEqual([...SHARE_CHANNELS].sort());
});

test.each(SHARE_TARGETS)('$name gets the whole link, whatever it and the title contain', ({ href }) => {
  const { protocol, search } = new URL(href(encodeURIComponent(TITLE), encodeURIComponent(LINK)));
  expect(['https:', 'mailto:', 'sms:']).toContain(protocol);
  const handed = [...new URLSearchParams(search).values()].join(' ');
  expect(handed).toContain(LINK);
  expect(search).not.toContain(' ');
});

test('an email breaks lines according to RFC 6068', () => {
  const email = SHARE_TARGETS.find(({ channel }) => channel === 'email');
  const href = email?.href(encodeURIComponent(TITLE), encodeURIComponent(LINK));
  expect(href).toContain('%0D%0A%0D%0Ahttps');
  expect(href?.replaceAll('%0D%0A', '')).not.toMatch(/%0[AD]/);
});
