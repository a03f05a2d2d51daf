import { fileURLToPath } from 'node:url'
import { siteBuild } from '../steps/build.mjs'
import { runNode } from '../steps/child.mjs'
import { loadEnvFiles } from '../steps/env-files.mjs'
import { installation } from '../steps/install.mjs'
import { lock } from '../steps/lock.mjs'
import { isPrepared } from '../steps/prepared.mjs'
import { explain, Problem } from '../steps/problem.mjs'
import { builtArgs, programArgs } from '../steps/programs.mjs'
import { progress } from '../steps/progress.mjs'
import { endWithNpm } from '../steps/with-npm.mjs'
import { preflight } from './preflight.mjs'
import { serve } from './serve.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

const NOTHING_NEW = { note: 'nothing new' }
const NOTHING_CHANGED = { note: 'nothing changed' }

/** The steps of each command, in order, before it serves. */
const MODES = {
  start: ['check', 'install', 'prepare', 'build'],
  '--dev': ['check', 'install', 'prepare'],
  '--build': ['build'],
  '--serve': ['check', 'prepare'],
}

/**
 * npm start: install, prepare, build and serve, each only if needed. With --dev: no build, with hot reload. With
 * --build: only the build. With --serve: prepares the database and serves the existing build.
 * @param {string[]} args
 */
export async function start(args) {
  try {
    process.exitCode = await run(Object.keys(MODES).find((mode) => args.includes(mode)) ?? 'start')
  } catch (error) {
    process.exitCode = 1
    const known = explain(error?.message ?? '')
    if (!(error instanceof Problem) && !known) throw error
    for (const line of error.details ?? []) console.error(`  ${line}`)
    const message = error instanceof Problem ? error.message : known
    if (message) console.error(message)
  }
  // An open handle of a child must not keep this process running.
  process.exit()
}

async function run(mode) {
  const dev = mode === '--dev'
  loadEnvFiles(ROOT)
  const env = { ...process.env, NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const install = installation(ROOT)
  const build = siteBuild(ROOT)
  const names = MODES[mode]
  const does = (name) => names.includes(name)
  const serves = mode !== '--build'
  if (mode === '--serve') build.required()

  const every = {
    check: {
      doing: 'Checking the machine',
      run: () => {
        const ahead = { install: does('install') && install.needed(), build: does('build') && build.needed() }
        return preflight(ROOT, env, ahead)
      },
    },
    install: {
      doing: 'Installing packages',
      run: () => (install.needed() ? install.run() : NOTHING_NEW),
    },
    prepare: {
      // The program checks the settings first, and prints its own messages.
      doing: 'Preparing the database',
      run: async () => {
        // Skips the settings check too, which the server repeats.
        if (await isPrepared(ROOT, env)) return NOTHING_NEW
        const argsOf = mode === '--serve' ? builtArgs : programArgs
        const program = argsOf(ROOT, 'scripts/prepare.ts')
        await runNode(program, { what: 'Preparing the database', cwd: ROOT, env, show: true })
      },
    },
    build: { doing: 'Building the site', run: () => (build.needed() ? build.run() : NOTHING_CHANGED) },
  }
  const steps = names.map((name) => every[name])
  const say = progress(serves ? [...steps, { doing: 'Serving' }] : steps)
  stopOnSignals()
  endWithNpm()
  // Before the lock, because a port in use is the likely problem while another start serves.
  const first = does('check') ? 1 : 0
  if (first) await say.step(0, steps[0].run)
  const unlock = lock(ROOT)
  for (let index = first; index < steps.length; index++) await say.step(index, steps[index].run)
  unlock()
  if (!serves) return 0
  const all = steps.length + 1
  console.log(`[${all}/${all}] Serving, after ${say.total()}`)
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM')
  return serve(ROOT, { dev, env })
}

/** Until it serves, a signal ends it at once; its children end with it. */
function stopOnSignals() {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]) {
    process.on(signal, () => {
      console.error('Stopped. The next start continues from here.')
      process.exit(code)
    })
  }
}
