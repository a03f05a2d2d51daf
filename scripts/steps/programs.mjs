import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { Problem } from './problem.mjs'

/** Programs in which Payload loads the migrations as TypeScript files, which needs a loader. */
const NEED_A_LOADER = ['scripts/check-migrations.ts']

/** Programs of the built site, compiled with the build. */
const BUILT = [
  'src/server/main.ts',
  'scripts/prepare.ts',
  'scripts/reconcile.ts',
  'scripts/plans.ts',
  'scripts/reconcile-memberships.ts',
  'scripts/stripe-prices.ts',
]
/** Programs of threads, which are compiled beside the program that starts them. */
const THREADS = { 'src/server/main.ts': ['src/server/proxy-thread.ts'] }
/** The message when there is no build. */
export const NO_BUILD = 'There is no build here: run npm run build first, or npm start, which builds.'
const BUILT_FOLDER = join('.next', 'ebs-programs')

/**
 * Compiles one of our TypeScript programs. @returns the arguments of `node` to run it
 *
 * It is bundled without packages, which takes 0.1 s. A loader (--import tsx), which compiles each file as it is loaded,
 * costs more: measured, the server starts after 2.3 s of CPU time instead of 4.2, and takes 280 MB instead of 450.
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
 * As {@link programArgs}, for a program that the build has compiled; nothing is written. Without source maps, which
 * would take 90 MB of memory in a long-running process.
 * @throws {Problem} when there is no build
 */
export function builtArgs(root, program) {
  const entry = join(root, BUILT_FOLDER, basename(program, '.ts'), `${basename(program, '.ts')}.mjs`)
  if (!existsSync(entry)) throw new Problem(NO_BUILD)
  return [entry]
}

/** Compiles the programs for {@link builtArgs}. Call it after Next's build, which empties the folder. @throws {Problem} */
export function compileBuilt(root) {
  for (const program of BUILT) compile(root, program, join(root, BUILT_FOLDER))
}

/** Whether the build has compiled all of them. */
export const isCompiled = (root) =>
  BUILT.every((program) => existsSync(join(root, BUILT_FOLDER, basename(program, '.ts'))))

/** @returns {string} the compiled program's file, in its own folder inside `into` */
function compile(root, program, into) {
  const folder = join(into, basename(program, '.ts'))
  mkdirSync(folder, { recursive: true })
  // Another command may start the same program: chunks have content hashes, and the entry is replaced last, atomically.
  const entry = join(folder, `${basename(program, '.ts')}.mjs`)
  const files = compiled(root, program, folder)
  for (const { path, contents } of [
    ...files.filter(({ path }) => path !== entry),
    ...files.filter(({ path }) => path === entry),
  ]) {
    writeFileSync(`${path}.${process.pid}`, contents)
    renameSync(`${path}.${process.pid}`, path)
  }
  return entry
}

/** @returns {{ path: string, contents: Uint8Array }[]} the entry and its chunks, in any order */
function compiled(root, program, outdir) {
  // Loaded late, because the packages may not be installed when this file is loaded.
  const { buildSync } = createRequire(join(root, 'package.json'))('esbuild')
  try {
    return buildSync({
      absWorkingDir: root,
      entryPoints: [program, ...(THREADS[program] ?? [])],
      bundle: true,
      splitting: true,
      packages: 'external',
      // The package throws outside of Next.
      alias: { 'server-only': './scripts/steps/server-only.mjs' },
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
