import { type OpId, parseOpId } from '@twosides/domain/kernel';

/** A new id for one intended effect. Made when the person acts, not when the request is sent. */
export function newOperationId(): OpId {
  const id = parseOpId(randomUuid());
  if (id === null) throw new Error('The browser made a UUID that is none');
  return id;
}

/** `crypto.randomUUID` is missing where the page is not secure, e.g. a phone that looks at a developer's machine. */
function randomUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
