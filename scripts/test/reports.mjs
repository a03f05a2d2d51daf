import { readFileSync, rmSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Takes an old report away, so that a runner that dies leaves none to be counted.
 * @param {string} file
 */
export function forget(file) {
  rmSync(file, { force: true })
}

/**
 * Counts of a test run. A run that fails without a failed test (a file that does not load, a
 * crash), or that holds no test at all, counts as one failed.
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
      // playwright.config.ts lets CI ask a second time; what the test says then counts.
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
