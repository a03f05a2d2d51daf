import { readFileSync, rmSync } from 'node:fs'

/**
 * @typedef {object} Counts
 * @property {number} passed those that a second try was needed for among them
 * @property {number} failed
 * @property {string[]} failures names of the tests that failed
 * @property {number} skipped
 * @property {string[]} flaky names of the tests that passed only when they were tried again
 */

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
 * @param {{ mayBeEmpty?: boolean }} [options] mayBeEmpty: finding no test is right, as where only changed ones are asked for
 * @returns {Counts}
 */
export function countsOf(file, succeeded, { mayBeEmpty = false } = {}) {
  const counts = read(file)
  const empty = counts.passed === 0 && !mayBeEmpty
  const silent = counts.failed === 0 && (!succeeded || empty)
  return silent ? { ...counts, failed: 1 } : counts
}

/** @returns {Counts} */
function read(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return report.stats ? ofPlaywright(report) : ofVitest(report)
  } catch {
    return { passed: 0, failed: 0, failures: [], skipped: 0, flaky: [] }
  }
}

/** @returns {Counts} */
function ofVitest({ numFailedTests, numPassedTests, numPendingTests, numTodoTests, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    skipped: numPendingTests + numTodoTests,
    // A test that passed keeps the messages of the tries before.
    flaky: tests
      .filter(({ failureMessages, status }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  }
}

/** @returns {Counts} */
function ofPlaywright({ stats: { expected, flaky, skipped, unexpected }, suites }) {
  const named = (status) => suites.flatMap((suite) => namesIn(suite, status))
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: named('unexpected'),
    skipped,
    flaky: named('flaky'),
  }
}

/** @returns {string[]} names of the tests that ended with this status */
function namesIn({ specs = [], suites = [], title }, wanted) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map((spec) => spec.title)
  return [...own, ...suites.flatMap((suite) => namesIn(suite, wanted))].map((name) => `${title} ${name}`)
}
