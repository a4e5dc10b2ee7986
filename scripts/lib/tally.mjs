import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Numbers of passed, failed and skipped tests. `failures` names the failed ones, one line each.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Tally
 */

/** @param {boolean} isPassed @returns {Tally} */
export const gate = (isPassed) => ({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 });

/** @param {Tally[]} tallies @returns {Tally} */
export const sum = (tallies) =>
  tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** @param {string} file @param {number} exitCode @returns {Tally} */
export function vitestTally(file, exitCode) {
  const report = reportIn(file);
  if (!report) return gate(false);
  /** @type {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} */
  const files = report.testResults;
  const failedIn = (/** @type {typeof files[number]} */ { assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed');
  // A test file that fails to load reports no tests, so it counts as one failed test.
  const broken = files.filter((file) => file.status === 'failed' && failedIn(file).length === 0);
  return explained(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map(({ name }) => name),
      ...files.flatMap((file) => failedIn(file).map(({ fullName }) => `${basename(file.name)} › ${fullName}`)),
    ],
  });
}

/** @param {string} file @param {number} exitCode @returns {Tally} */
export function playwrightTally(file, exitCode) {
  const report = reportIn(file);
  if (!report) return gate(false);
  const { expected, flaky, unexpected, skipped } = report.stats;
  return explained(exitCode, { passed: expected + flaky, failed: unexpected, skipped });
}

function explained(/** @type {number} */ exitCode, /** @type {Tally} */ tally) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function reportIn(/** @type {string} */ file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
