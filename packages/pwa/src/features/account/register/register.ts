import { PROOF_TEXTS, type Registered } from '@twosides/domain/accounts';
import { err, type Result } from '@twosides/domain/kernel';
import { call } from '../../../api/client.ts';
import { attempt } from '../../../form/attempt.ts';
import type { Failure } from '../../../form/outcome.rule.ts';
import { readFlow } from '../../../outbox/join-flow.ts';
import { peekRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import type { Credentials } from '../credentials-machine.ts';
import { solveProof } from './solve-proof.ts';

export const register = async (
  { email, password, passkey }: Credentials,
  onPuzzle: () => void,
): Promise<Result<Registered, Failure>> => {
  const chosen = passkey ? { passkey } : { password };
  const body = { email, ...chosen, returnTo: peekRedirect(), flow: readFlow()?.id ?? null };
  const first = await attempt(call('register', { body }));
  if (first.ok || first.error.challenge === undefined) return first;
  onPuzzle();
  const proof = await solveProof(first.error.challenge).catch(() => null);
  if (proof === null) return err({ ...first.error, message: PROOF_TEXTS.failed });
  const second = await attempt(call('register', { body: { ...body, proof } }));
  return second.ok || second.error.challenge === undefined
    ? second
    : err({ ...second.error, message: PROOF_TEXTS.failed });
};
