import type { PushSubscription } from '@twosides/domain/model';
import { required, schemaOf } from './schema-options.ts';

export type PushSubscriptionRecord = Omit<PushSubscription, 'id'> & {
  readonly _id: PushSubscription['id'];
  /** When the session ends. A TTL index then deletes the subscription. */
  readonly expire: Date;
};

export type InstallationRecord = { readonly _id: string; readonly value: string };

export const installationSchema = schemaOf<InstallationRecord>({ _id: required(String), value: required(String) });

export const pushSubscriptionSchema = schemaOf<PushSubscriptionRecord>({
  _id: required(String),
  memberId: required(String),
  sessionId: required(String),
  endpoint: required(String),
  p256dh: required(String),
  auth: required(String),
  createdAt: required(Number),
  lastSeenAt: required(Number),
  expire: required(Date),
});
