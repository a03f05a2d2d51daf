import { fileURLToPath } from 'node:url'
import { siteBuild } from '../steps/build.mjs'
import { runNode } from '../steps/child.mjs'
import { installation } from '../steps/install.mjs'
import { lock } from '../steps/lock.mjs'
import { explain, Problem } from '../steps/problem.mjs'
import { programArgs } from '../steps/programs.mjs'
import { duration, progress } from '../steps/progress.mjs'
import { endWithNpm } from '../steps/with-npm.mjs'
import { changedFiles } from './changed.mjs'
import { ensureChromium } from './chromium.mjs'
import { testEnvironment } from './environment.mjs'
import { countsOf, forget } from './reports.mjs'
import { runInOrder } from './schedule.mjs'
import { prepareDemo, startTestServer } from './server.mjs'
import { reportOf, stepsFor, stepsForChanged } from './steps.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
/** A step that takes longer than this hangs. */
const STEP_TIMEOUT_MS = 45 * 60_000
const NONE = { passed: 0, failed: 0, failures: [], skipped: 0, flaky: [] }
const ONE_PASSED = { ...NONE, passed: 1 }
const ONE_FAILED = { ...NONE, failed: 1 }
/** A machine that is busy makes one test late; more than these are a fault. */
const MOST_FLAKY = 2

/**
 * npm test: installs what it needs, runs every check and test, ends with `N passed, N failed`.
 * A step that fails stops only those that need it.
 * @param {string[]} args `--only unit,data` runs these and what they need, `--changed` what edited files can break
 */
export async function test(args) {
  /** @type {import('./reports.mjs').Counts} */
  const total = structuredClone(NONE)
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]) {
    process.on(signal, () => process.exit(code))
  }
  endWithNpm()
  try {
    // Settings of this process reach every child: what a person set for their own site goes first.
    const env = testEnvironment(process.env)
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
    const steps = args[0] === '--changed' ? stepsForChanged(changedFiles(ROOT)) : stepsFor(args)
    await runAll(steps, env, total)
  } catch (error) {
    total.failed += 1
    report(error)
  }
  for (const name of total.failures) console.log(`failed: ${name}`)
  for (const name of total.flaky) console.log(`flaky: ${name}`)
  if (total.flaky.length > MOST_FLAKY) {
    console.log(`${total.flaky.length} tests passed only when they were tried again, ${MOST_FLAKY} at most may.`)
    total.failed += 1
  }
  if (total.skipped > 0) console.log(`${total.skipped} skipped`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 ? 1 : 0)
}

async function runAll(steps, env, total) {
  const ahead = [{ doing: 'Installing packages' }]
  const say = progress([...ahead, ...steps])
  const state = { env, failed: new Set(), server: null, unlock: lock(ROOT) }
  const install = installation(ROOT)
  await say.step(0, () => (install.needed() ? install.run() : { note: 'nothing new' }))
  const summary = steps.map(() => '')
  try {
    await runInOrder(steps, async (step) => {
      const index = steps.indexOf(step)
      const began = Date.now()
      const { counts } = await say.step(ahead.length + index, async () => {
        const counts = await runStep(step, state)
        return { counts, note: `${step.name}: ${inWords(counts)}` }
      })
      if (counts.failed > 0) state.failed.add(step.name)
      add(total, counts)
      summary[index] = `${step.name.padEnd(14)} ${inWords(counts).padEnd(36)} ${duration(Date.now() - began)}`
    })
  } finally {
    await state.server?.stop()
    state.unlock()
  }
  console.log(['', ...summary, '', `All in ${say.total()}`].join('\n'))
}

function add(total, { failed, failures, flaky, passed, skipped }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  total.failures.push(...failures)
  total.flaky.push(...flaky)
}

function inWords({ passed, failed, skipped, flaky }) {
  const more = Object.entries({ skipped, flaky: flaky.length }).filter(([, count]) => count > 0)
  return [`${passed} passed, ${failed} failed`, ...more.map(([word, count]) => `${count} ${word}`)].join(', ')
}

/** @returns {Promise<import('./reports.mjs').Counts>} */
async function runStep(step, state) {
  const missing = step.needs?.find((name) => state.failed.has(name))
  if (missing) {
    console.error(`  Not run, because this failed: ${missing}`)
    return ONE_FAILED
  }
  if (step.kind === 'tests') return runTests(step, state)
  try {
    await RUN[step.kind](step, state)
    return ONE_PASSED
  } catch (error) {
    report(error)
    return ONE_FAILED
  }
}

/** How each kind of step is done; a thrown error is its failure. */
const RUN = {
  async check(step, state) {
    const programs = step.typescript ? [programArgs(ROOT, step.typescript)] : step.programs
    for (const program of programs) await runNode(program, options(step, state))
  },
  async build() {
    const build = siteBuild(ROOT)
    if (build.needed()) await build.run()
  },
  async chromium(_step, state) {
    state.env = { ...state.env, CHROMIUM: await ensureChromium(console.log) }
  },
  async demo(_step, state) {
    state.dataDir = await prepareDemo(ROOT, state.env)
  },
  async serve(_step, state) {
    state.server = await startTestServer(ROOT, state.env, state.dataDir)
    state.env = { ...state.env, TEST_BASE_URL: state.server.url, TEST_DATA_DIR: state.server.dataDir }
  },
  async stop(_step, state) {
    const { server } = state
    state.server = null
    if (!(await server.stop())) throw new Problem('The test server did not stop within 5 seconds.')
  },
}

async function runTests(step, state) {
  const file = reportOf(step.name)
  forget(file)
  const succeeded = await runNode(step.programs[0], { ...options(step, state), show: true }).then(
    () => true,
    (error) => report(error),
  )
  return countsOf(file, succeeded === true, { mayBeEmpty: step.mayBeEmpty })
}

function options(step, state) {
  return { what: step.doing, cwd: ROOT, env: state.env, timeoutMs: STEP_TIMEOUT_MS }
}

function report(error) {
  const known = explain(error.message)
  for (const line of error.details ?? []) console.error(`  ${line}`)
  if (error instanceof Problem) return error.message && console.error(`  ${error.message}`)
  console.error(known ? `  ${known}` : error)
}
