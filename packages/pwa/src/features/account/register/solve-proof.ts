import type { ProofChallenge } from '@twosides/domain/accounts';
import { err, type Result } from '@twosides/domain/kernel';
import { solveChallengeWorkers } from 'altcha-lib';
import { attempt } from '../../../form/attempt.ts';
import type { Failure } from '../../../form/outcome.rule.ts';

type Puzzle = { readonly onPuzzle: () => void; readonly failedText: string };

/** Calls again with a solved puzzle if the server demands one. */
export async function attemptWithProof<T>(
  send: (proof: { readonly proof?: string }) => Promise<T>,
  { onPuzzle, failedText }: Puzzle,
): Promise<Result<T, Failure>> {
  const first = await attempt(send({}));
  if (first.ok || first.error.challenge === undefined) return first;
  onPuzzle();
  const proof = await solveProof(first.error.challenge).catch(() => null);
  if (proof === null) return err({ ...first.error, message: failedText });
  const second = await attempt(send({ proof }));
  return second.ok || second.error.challenge === undefined ? second : err({ ...second.error, message: failedText });
}

/** Milliseconds after which a slow device gives up solving the puzzle. */
const TIMEOUT = 60_000;

const solveProof = async (challenge: ProofChallenge): Promise<string | null> => {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: 1,
    timeout: TIMEOUT,
    createWorker: () => new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' }),
  });
  return solution && JSON.stringify({ challenge, solution });
};
