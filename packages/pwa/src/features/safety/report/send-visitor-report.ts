import type { Output, RawInput } from '@twosides/domain/contract';
import { err, type Result } from '@twosides/domain/kernel';
import { call } from '../../../api/client.ts';
import { attempt } from '../../../form/attempt.ts';
import type { Failure } from '../../../form/outcome.rule.ts';
import { solveProof } from '../../account/register/solve-proof.ts';

type Body = Omit<RawInput<'reportAsVisitor'>['body'], 'reason'> & { readonly reason: unknown };

export const sendVisitorReport = async (
  words: Body,
  onPuzzle: () => void,
): Promise<Result<Output<'reportAsVisitor'>, Failure>> => {
  // The cast is safe, because the form has checked the reason.
  const body = words as RawInput<'reportAsVisitor'>['body'];
  const first = await attempt(call('reportAsVisitor', { body }));
  if (first.ok || first.error.challenge === undefined) return first;
  onPuzzle();
  const proof = await solveProof(first.error.challenge).catch(() => null);
  if (proof === null) return err({ ...first.error, message: PUZZLE_FAILED });
  const second = await attempt(call('reportAsVisitor', { body: { ...body, proof } }));
  return second.ok || second.error.challenge === undefined ? second : err({ ...second.error, message: PUZZLE_FAILED });
};

const PUZZLE_FAILED =
  'We couldn’t confirm that you’re not a bot. Please try again, or send your report later from another network.';
