import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { Problem } from './problem.mjs'

/** Payload itself reads migrations from their folder here, as TypeScript: that takes a loader. */
const NEED_A_LOADER = ['scripts/check-migrations.ts']

/** What a built site needs: they are compiled once, beside the pages. */
const BUILT = ['src/server/main.ts', 'scripts/prepare.ts', 'scripts/reconcile.ts']
/** One line for whoever serves what is not there. */
export const NO_BUILD = 'There is no build here: run npm run build first, or npm start, which builds.'
const BUILT_FOLDER = join('.next', 'ebs-programs')

/**
 * What follows `node` to run one of our TypeScript programs, compiled now.
 *
 * It is made into JavaScript first, packages left outside, which takes a tenth of a second. A
 * loader (--import tsx) that translates file by file as they load costs more: measured, the server
 * is up after 2.3 s of processor time instead of 4.2, and takes 280 MB instead of 450.
 * @param {string} root
 * @param {string} program its path inside root
 * @returns {string[]}
 * @throws {Problem} when it does not compile
 */
export function programArgs(root, program) {
  if (NEED_A_LOADER.includes(program)) return ['--import', 'tsx', program]
  return ['--enable-source-maps', compile(root, program, join(root, 'node_modules', '.ebs-programs'))]
}

/**
 * As {@link programArgs}, of a program that the build has compiled: nothing is written. Without source maps: a process
 * that serves for long would hold 90 MB more for its stack traces.
 * @throws {Problem} when there is no build
 */
export function builtArgs(root, program) {
  const entry = join(root, BUILT_FOLDER, basename(program, '.ts'), `${basename(program, '.ts')}.mjs`)
  if (!existsSync(entry)) throw new Problem(NO_BUILD)
  return [entry]
}

/** Compiles what {@link builtArgs} runs. Behind Next's build, which empties the folder. @throws {Problem} */
export function compileBuilt(root) {
  for (const program of BUILT) compile(root, program, join(root, BUILT_FOLDER))
}

/** Whether the build has compiled all of them. */
export const isCompiled = (root) =>
  BUILT.every((program) => existsSync(join(root, BUILT_FOLDER, basename(program, '.ts'))))

/** @returns {string} the compiled program's file, in a folder of its own inside `into` */
function compile(root, program, into) {
  const folder = join(into, basename(program, '.ts'))
  mkdirSync(folder, { recursive: true })
  // Parts are named by their content, the program comes last and whole: another command may
  // be starting the same one.
  const [entry, ...parts] = compiled(root, program, folder)
  for (const { path, contents } of [...parts, entry]) {
    writeFileSync(`${path}.${process.pid}`, contents)
    renameSync(`${path}.${process.pid}`, path)
  }
  return entry.path
}

/** @returns {{ path: string, contents: Uint8Array }[]} the program, then what it loads only when it needs it */
function compiled(root, program, outdir) {
  // Asked for only now: before the packages are installed there is none.
  const { buildSync } = createRequire(join(root, 'package.json'))('esbuild')
  try {
    return buildSync({
      absWorkingDir: root,
      entryPoints: [program],
      bundle: true,
      splitting: true,
      packages: 'external',
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      outExtension: { '.js': '.mjs' },
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'silent',
      write: false,
      outdir,
    }).outputFiles
  } catch (error) {
    const lines = (error.errors ?? []).map(({ text, location }) => `${location?.file}:${location?.line} ${text}`)
    throw new Problem(
      `${program} does not compile: the lines above say where.`,
      lines.length > 0 ? lines : [error.message],
    )
  }
}
