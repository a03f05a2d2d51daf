import { join } from 'node:path'
import { runNode } from './child.mjs'
import { addCompileHints } from './compile-hints.mjs'
import { compressFiles } from './compress-files.mjs'
import { Problem } from './problem.mjs'
import { compileBuilt, isCompiled, NO_BUILD } from './programs.mjs'
import { hashOf, stamp } from './stamp.mjs'

/** The files that the build depends on. */
const INPUTS = {
  contents: ['src', 'package.json', 'package-lock.json', 'tsconfig.json', 'next.config.mjs', 'postcss.config.mjs'],
  sizes: ['public'],
  skip: (path) => /\.test\.tsx?$/.test(path),
}

/**
 * Builds the site and its programs, unless the existing build is of exactly these files. The stamp is removed before the
 * build and written after it, so that an interrupted build is repeated.
 * @param {string} root
 */
export function siteBuild(root) {
  const mark = stamp(join(root, '.next/ebs-build'))
  const hash = () => hashOf(root, { ...INPUTS, values: publicSettings() })
  return {
    needed: () => !isCompiled(root) || !mark.matches(hash()),
    /** @throws {Problem} when there is no complete build */
    required() {
      if (!mark.exists() || !isCompiled(root)) throw new Problem(NO_BUILD)
    },
    async run() {
      const before = hash()
      mark.remove()
      await runNode([join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'], {
        what: 'Building the site',
        cwd: root,
        // The build loads the CMS's configuration, which requires a secret, but signs nothing with it.
        env: {
          PAYLOAD_SECRET: 'not-used-while-building',
          ...process.env,
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
        },
      })
      addCompileHints(root)
      await compressFiles(root)
      compileBuilt(root)
      // The hash from before the build, so that edits during the build cause another one.
      mark.write(before)
    },
  }
}

/** Settings that Next inlines into the browser's code. */
function publicSettings() {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .map((pair) => pair.join('='))
    .sort()
}
