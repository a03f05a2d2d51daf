// node scripts/run.mjs scripts/reconcile.ts --fix: runs one of our TypeScript programs.
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ended, startNode } from './steps/child.mjs'
import { loadEnvFiles } from './steps/env-files.mjs'
import { Problem } from './steps/problem.mjs'
import { builtArgs, programArgs } from './steps/programs.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [program, ...args] = process.argv.slice(2)

try {
  if (!program) throw new Problem('Which program? node scripts/run.mjs scripts/<name>.ts')
  loadEnvFiles(root)
  const child = startNode([...argsOf(program), ...args], { stdio: ['inherit', 'inherit', 'inherit'] })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const { code, signal } = await ended(child)
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0))
} catch (error) {
  if (!(error instanceof Problem)) throw error
  for (const line of [...error.details, error.message]) console.error(line)
  process.exit(1)
}

/** The compiled program; on a read-only disk, the one of the build. */
function argsOf(name) {
  try {
    return programArgs(root, name)
  } catch (error) {
    if (!['EROFS', 'EACCES'].includes(error.code)) throw error
    return builtArgs(root, name)
  }
}
