// How many tests passed, from the machine-readable reports of the two test runners.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

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
  // A file that does not even load has no tests to fail.
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ { status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  return explained(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** @param {string} file @param {number} exitCode @returns {Tally} */
export function playwrightTally(file, exitCode) {
  const report = reportIn(file);
  if (!report) return gate(false);
  const { expected, flaky, unexpected, skipped } = report.stats;
  return explained(exitCode, { passed: expected + flaky, failed: unexpected, skipped });
}

/** A run that failed without a failing test (no tests at all, an error outside of one) is one failure. */
function explained(/** @type {number} */ exitCode, /** @type {Tally} */ tally) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function reportIn(/** @type {string} */ file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
