import { randomBytes } from 'node:crypto';
import type { MailboxId } from '@twosides/domain/kernel';

export const randomMailboxId = (): MailboxId => randomBytes(32).toString('hex') as MailboxId;
