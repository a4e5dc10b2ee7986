import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from '@twosides/domain/accounts';
import type { TestClient } from './test-client.ts';
import { PUBLIC_ORIGIN } from './test-server.ts';

export type Lies = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
};

export const createAuthenticator = (isSynced = true) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let handle = '';
  let uses = 0;

  const clientData = (type: string, challenge: string, { origin = PUBLIC_ORIGIN }: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (
    { rpId = 'localhost', isUserVerified = true, counter = isSynced ? 0 : ++uses }: Lies,
    attested?: Buffer,
  ) => {
    const flags = 0x01 | (isUserVerified ? 0x04 : 0) | (isSynced ? 0x18 : 0) | (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, attested ?? Buffer.alloc(0)]);
  };
  const id = credentialId.toString('base64url');
  const wrap = <T>(response: T) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
    response,
  });

  return {
    id,
    make: (options: PasskeyCreation, lies: Lies = {}) => {
      handle = options.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.of(credentialId.length >> 8, credentialId.length & 0xff);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authenticatorData({ counter: 0, ...lies }, attested)],
        ]),
      );
      return wrap({
        clientDataJSON: clientData('webauthn.create', options.challenge, lies).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal', 'hybrid'],
      });
    },
    use: (options: PasskeyRequest, lies: Lies = {}) => {
      const client = clientData('webauthn.get', options.challenge, lies);
      const data = authenticatorData(lies);
      return wrap({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        userHandle: handle,
      });
    },
  };
};

export type Authenticator = ReturnType<typeof createAuthenticator>;

export const addPasskey = async (client: TestClient, authenticator: Authenticator, lies: Lies = {}) => {
  const options = await client.post('/api/auth/passkeys/options');
  if (options.status !== 200) return options;
  return client.post('/api/auth/passkeys', { credential: authenticator.make(options.body, lies) });
};

export const signInWith = async (client: TestClient, authenticator: Authenticator, lies: Lies = {}) => {
  const options = await client.post('/api/auth/passkeys/challenge', { for: 'sign-in' });
  return client.post('/api/auth/passkeys/sign-in', { credential: authenticator.use(options.body, lies) });
};

export const registerWith = async (client: TestClient, authenticator: Authenticator, email: string) => {
  const options = await client.post('/api/auth/passkeys/challenge', { for: 'sign-up', email });
  return client.post('/api/auth/register', { email, passkey: authenticator.make(options.body) });
};

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** CBOR (RFC 8949), for integers, bytes, texts and maps only. */
const cbor = (value: unknown): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
  throw new TypeError(`CBOR of ${typeof value}`);
};

const head = (type: number, length: number): Buffer => {
  if (length < 24) return Buffer.of((type << 5) | length);
  return length < 256 ? Buffer.of((type << 5) | 24, length) : Buffer.of((type << 5) | 25, length >> 8, length & 0xff);
};
