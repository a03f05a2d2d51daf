import { fileURLToPath } from 'node:url'
import { siteBuild } from '../steps/build.mjs'
import { runNode } from '../steps/child.mjs'
import { loadEnvFiles } from '../steps/env-files.mjs'
import { installation } from '../steps/install.mjs'
import { lock } from '../steps/lock.mjs'
import { explain, Problem } from '../steps/problem.mjs'
import { programArgs } from '../steps/programs.mjs'
import { progress } from '../steps/progress.mjs'
import { endWithNpm } from '../steps/with-npm.mjs'
import { preflight } from './preflight.mjs'
import { serve } from './serve.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

const NOTHING_NEW = { note: 'nothing new' }
const NOTHING_CHANGED = { note: 'nothing changed' }

/**
 * npm start: install, prepare, build, serve, each only where needed. With --dev: no build,
 * and the server reloads what is edited.
 * @param {string[]} args
 */
export async function start(args) {
  try {
    process.exitCode = await run({ dev: args.includes('--dev') })
  } catch (error) {
    process.exitCode = 1
    const known = explain(error?.message ?? '')
    if (!(error instanceof Problem) && !known) throw error
    for (const line of error.details ?? []) console.error(`  ${line}`)
    const message = error instanceof Problem ? error.message : known
    if (message) console.error(message)
  }
  // Nothing of ours is left to wait for; a stray handle of a child must not hold the terminal.
  process.exit()
}

async function run({ dev }) {
  loadEnvFiles(ROOT)
  const env = { ...process.env, NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const install = installation(ROOT)
  const build = siteBuild(ROOT)

  const steps = [
    {
      doing: 'Checking the machine',
      run: () => preflight(ROOT, env, { install: install.needed(), build: !dev && build.needed() }),
    },
    {
      doing: 'Installing packages',
      run: () => (install.needed() ? install.run() : NOTHING_NEW),
    },
    {
      // It checks the settings first, writes nothing before, and speaks for itself.
      doing: 'Preparing the database',
      run: async () => {
        const program = programArgs(ROOT, 'scripts/prepare.ts')
        await runNode(program, { what: 'Preparing the database', cwd: ROOT, env, show: true })
      },
    },
    ...(dev ? [] : [{ doing: 'Building the site', run: () => (build.needed() ? build.run() : NOTHING_CHANGED) }]),
    { doing: 'Serving' },
  ]
  const say = progress(steps)
  stopOnSignals()
  endWithNpm()
  // Before the lock: a port in use is the likelier answer while another start serves.
  await say.step(0, steps[0].run)
  const unlock = lock(ROOT)
  for (let index = 1; index < steps.length - 1; index++) await say.step(index, steps[index].run)
  unlock()
  console.log(`[${steps.length}/${steps.length}] Serving, after ${say.total()}`)
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM')
  return serve(ROOT, { dev, env })
}

/** Before it serves, a signal ends it at once; its children follow. */
function stopOnSignals() {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]) {
    process.on(signal, () => {
      console.error('Stopped. The next start goes on from here.')
      process.exit(code)
    })
  }
}
