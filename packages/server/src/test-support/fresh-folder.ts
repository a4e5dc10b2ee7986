import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @param onEnd `onTestFinished` or `afterAll`, after which the new folder is deleted */
export const freshFolder = (onEnd: (cleanUp: () => void) => void): string => {
  const folder = mkdtempSync(join(tmpdir(), 'twosides-test-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
