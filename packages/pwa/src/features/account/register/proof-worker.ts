import type { ProofChallenge } from '@twosides/domain/accounts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds after which a slow device gives up solving the puzzle. */
const TIMEOUT = 60_000;

self.addEventListener('message', ({ data: challenge }: MessageEvent<ProofChallenge>) => {
  solveChallenge({ challenge, deriveKey, timeout: TIMEOUT }).then(
    (solution) => self.postMessage(solution),
    () => self.postMessage(null),
  );
});
