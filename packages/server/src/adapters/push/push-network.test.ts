import type { LookupFunction } from 'node:net';
import { isPushEndpoint } from '@twosides/domain/push';
import { expect, test } from 'vitest';
import { isPrivateAddress } from './private-addresses.ts';
import { publicLookup, pushNetwork } from './push-network.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('%s is no address of a push service', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['142.250.185.10', '172.32.0.1', '100.63.255.255', '2a00:1450:4001:80b::200a', '2620:149::1'])(
  '%s may be one',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

const HOSTS = ['fcm.googleapis.com', '*.push.services.mozilla.com'];

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://FCM.googleapis.com:443/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com', false],
  ['https://push.services.mozilla.com/x', false],
  ['https://evilpush.services.mozilla.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evil.example/https://fcm.googleapis.com/x', false],
  ['https://evil.example\\@fcm.googleapis.com/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com@evil.example/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['', false],
])('%s is an endpoint of a known service: %s', (endpoint, isKnown) => {
  expect(isPushEndpoint(endpoint, HOSTS)).toBe(isKnown);
});

const resolve = (hostname: string, options: Parameters<LookupFunction>[1]) =>
  new Promise((done) => publicLookup(hostname, options, (error, address) => done(error?.message ?? address)));

test('refuses a host that resolves to this machine, however written', async () => {
  for (const options of [{ all: true }, { all: false }, {}])
    expect(await resolve('localhost', options)).toBe('the name leads to a private address');
});

test('connects only to listed hosts', async () => {
  const { post } = pushNetwork(HOSTS);
  await expect(post({ endpoint: 'https://localhost/x', headers: {}, body: Buffer.alloc(0) })).rejects.toThrow(
    'not a known push service',
  );
});

test('connects to no private address, even of a listed host', async () => {
  const { post } = pushNetwork(['*.localhost']);
  await expect(post({ endpoint: 'https://push.localhost/x', headers: {}, body: Buffer.alloc(0) })).rejects.toThrow();
});
