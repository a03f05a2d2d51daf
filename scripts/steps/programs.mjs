import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { Problem } from './problem.mjs'

/** Payload itself reads migrations from their folder here, as TypeScript: that takes a loader. */
const NEED_A_LOADER = ['scripts/check-migrations.ts']

/**
 * What follows `node` to run one of our TypeScript programs.
 *
 * It is made into JavaScript first, packages left outside, which takes a tenth of a second. A
 * loader (--import tsx) that translates file by file as they load costs more: measured, the server
 * is up after 2.3 s of processor time instead of 4.2, and takes 280 MB instead of 450.
 * @param {string} root
 * @param {string} program its path inside root
 * @param {{ sourceMaps?: boolean }} [options] source maps: stack traces name the lines of our own files; a process that
 *   serves for long holds 90 MB more for it
 * @returns {string[]}
 * @throws {Problem} when it does not compile
 */
export function programArgs(root, program, { sourceMaps = true } = {}) {
  if (NEED_A_LOADER.includes(program)) return ['--import', 'tsx', program]
  const folder = join(root, 'node_modules', '.ebs-programs', basename(program, '.ts'))
  mkdirSync(folder, { recursive: true })
  // Parts are named by their content, the program comes last and whole: another command may
  // be starting the same one.
  const [entry, ...parts] = compiled(root, program, folder)
  for (const { path, contents } of [...parts, entry]) {
    writeFileSync(`${path}.${process.pid}`, contents)
    renameSync(`${path}.${process.pid}`, path)
  }
  return [...(sourceMaps ? ['--enable-source-maps'] : []), entry.path]
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
