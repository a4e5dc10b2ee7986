import type { Timestamp } from '../kernel/ids.ts';
import type { JoinFlow, KeptPress } from '../model/outbox.ts';

/** How long a press is kept, in milliseconds. */
export const PRESS_LIFETIME = 24 * 3_600_000;
/** How long after its latest step the one who joins by a flow is surely the one who began it, in milliseconds. */
export const FLOW_LIFETIME = 30 * 60_000;

/** Whether nobody is to be asked about it any more. One from the future is of a clock that was set back since. */
export const isPressOver = ({ createdAt }: Pick<KeptPress, 'createdAt'>, now: Timestamp): boolean =>
  now >= createdAt + PRESS_LIFETIME || createdAt > now;

/** Whether a flow goes on: afterwards, those who join have to be asked. */
export const isFlowOpen = (at: Timestamp, now: Timestamp): boolean => now < at + FLOW_LIFETIME && at <= now;

/** Whether the press is surely of the member with this address: the flow that led from it has signed them in. */
export const isOwnPress = (
  press: Pick<KeptPress, 'flowId'>,
  flow: JoinFlow | null,
  email: string,
  now: Timestamp,
): boolean => flow?.id === press.flowId && isFlowOpen(flow.at, now) && (flow.email === null || flow.email === email);
