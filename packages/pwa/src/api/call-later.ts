import { type LaterRouteName, laterEndpoints, type Output } from '@twosides/domain/contract';
import { alsoCall, type CallArguments, call } from './client.ts';

alsoCall(laterEndpoints);

/** Calls what no first page calls. Throws as {@link call} does. */
export const callLater = call as unknown as <Name extends LaterRouteName>(
  name: Name,
  ...[input]: CallArguments<Name>
) => Promise<Output<Name>>;
