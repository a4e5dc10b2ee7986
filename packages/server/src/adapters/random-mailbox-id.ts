import { randomBytes } from 'node:crypto';
import type { MailboxId } from '@twosides/domain/kernel';

/** Makes a mailbox id that belongs to no mailbox key. */
export const randomMailboxId = (): MailboxId => randomBytes(32).toString('hex') as MailboxId;
