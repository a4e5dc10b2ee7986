import type { ProofChallenge } from '@twosides/domain/accounts';

/** @throws Error if the puzzle can't be solved in time */
export const solveProof = (challenge: ProofChallenge): Promise<string> =>
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
