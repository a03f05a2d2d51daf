import { fileURLToPath } from 'node:url'
import { siteBuild } from '../steps/build.mjs'
import { runNode } from '../steps/child.mjs'
import { installation } from '../steps/install.mjs'
import { lock } from '../steps/lock.mjs'
import { explain, Problem } from '../steps/problem.mjs'
import { programArgs } from '../steps/programs.mjs'
import { duration, progress } from '../steps/progress.mjs'
import { endWithNpm } from '../steps/with-npm.mjs'
import { ensureChromium } from './chromium.mjs'
import { testEnvironment } from './environment.mjs'
import { countsOf, forget } from './reports.mjs'
import { startTestServer } from './server.mjs'
import { reportOf, stepsFor } from './steps.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
/** A step is stopped after this time. */
const STEP_TIMEOUT_MS = 45 * 60_000
const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 }
const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 }

/**
 * npm test: installs packages, runs every check and test, and prints `N passed, N failed`. A failed step stops only the
 * steps that need it.
 * @param {string[]} args `--only unit,data` runs these and what they need
 */
export async function test(args) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]) {
    process.on(signal, () => process.exit(code))
  }
  endWithNpm()
  try {
    // Children inherit this process's environment, so the local site's settings are removed from it.
    const env = testEnvironment(process.env)
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
    await runAll(stepsFor(args), env, total)
  } catch (error) {
    total.failed += 1
    report(error)
  }
  if (total.skipped > 0) console.log(`${total.skipped} skipped`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 ? 1 : 0)
}

async function runAll(steps, env, total) {
  const needsBrowser = steps.some((step) => step.needs?.includes('chromium'))
  const ahead = [{ doing: 'Installing packages' }, ...(needsBrowser ? [{ doing: 'Finding a Chromium' }] : [])]
  const say = progress([...ahead, ...steps])
  const state = { env, failed: new Set(), server: null, unlock: lock(ROOT) }
  const install = installation(ROOT)
  await say.step(0, () => (install.needed() ? install.run() : { note: 'nothing new' }))
  if (needsBrowser) {
    await say.step(1, () => findBrowser(state))
  }
  const summary = []
  try {
    for (const [index, step] of steps.entries()) {
      const began = Date.now()
      const { counts } = await say.step(ahead.length + index, async () => {
        const counts = await runStep(step, state)
        return { counts, note: `${step.name}: ${inWords(counts)}` }
      })
      if (counts.failed > 0) state.failed.add(step.name)
      for (const key of Object.keys(total)) total[key] += counts[key]
      summary.push(`${step.name.padEnd(14)} ${inWords(counts).padEnd(36)} ${duration(Date.now() - began)}`)
    }
  } finally {
    await state.server?.stop()
    state.unlock()
  }
  console.log(['', ...summary, '', `All in ${say.total()}`].join('\n'))
}

function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Runs early, because Chromium may have to be installed. */
async function findBrowser(state) {
  try {
    state.env.CHROMIUM = await ensureChromium(console.log)
    return { note: state.env.CHROMIUM }
  } catch (error) {
    state.failed.add('chromium')
    report(error)
    return { note: 'none' }
  }
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

/** Runs each kind of step; a thrown error is a failure. */
const RUN = {
  async check(step, state) {
    const programs = step.typescript ? [programArgs(ROOT, step.typescript)] : step.programs
    for (const program of programs) await runNode(program, options(step, state))
  },
  async build() {
    const build = siteBuild(ROOT)
    if (build.needed()) await build.run()
  },
  async serve(_step, state) {
    state.server = await startTestServer(ROOT, state.env)
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
  return countsOf(file, succeeded === true)
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
