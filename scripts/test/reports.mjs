import { readFileSync, rmSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Removes an old report, so that it is not counted when a runner crashes.
 * @param {string} file
 */
export function forget(file) {
  rmSync(file, { force: true })
}

/**
 * Counts of a test run. A run that fails without a failed test (a file that does not load, a crash), or without any
 * test, counts as one failed test.
 * @param {string} file JSON report of Vitest or Playwright
 * @param {boolean} succeeded whether the runner ended with 0
 * @returns {Counts}
 */
export function countsOf(file, succeeded) {
  const counts = read(file)
  const silent = counts.failed === 0 && (!succeeded || counts.passed === 0)
  return silent ? { ...counts, failed: 1 } : counts
}

/** @returns {Counts} */
function read(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    if (report.stats) {
      const { expected, unexpected, flaky, skipped } = report.stats
      // In CI, playwright.config.ts repeats a failed test: a flaky test has passed then.
      return { passed: expected + flaky, failed: unexpected, skipped }
    }
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}
