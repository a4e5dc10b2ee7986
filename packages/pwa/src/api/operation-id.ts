import { type OpId, parseOpId } from '@twosides/domain/kernel';

/** Call this once per user action, not per request, because each retry must send the same id. */
export function newOperationId(): OpId {
  const id = parseOpId(randomUuid());
  if (id === null) throw new Error('Not a UUID');
  return id;
}

/** Browsers provide `crypto.randomUUID` only on HTTPS and localhost, but a phone may test a dev server over HTTP. */
function randomUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) =>
    (Number(digit) ^ (randomByte() & (15 >> (Number(digit) / 4)))).toString(16),
  );
}

const randomByte = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
