import type { ProofChallenge } from '@twosides/domain/accounts';
import { err, type Result } from '@twosides/domain/kernel';
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

/** @throws Error if the puzzle can't be solved in time */
const solveProof = (challenge: ProofChallenge): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: solution }: MessageEvent<unknown>) => {
      worker.terminate();
      if (solution === null) reject(new Error('The puzzle was not solved in time.'));
      else resolve(JSON.stringify({ challenge, solution }));
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The puzzle could not be solved.'));
    });
    worker.postMessage(challenge);
  });
