import { join } from 'node:path'
import { runNode } from './child.mjs'
import { Problem } from './problem.mjs'
import { compileBuilt, isCompiled, NO_BUILD } from './programs.mjs'
import { hashOf, stamp } from './stamp.mjs'

/** What the built site is made of. A file beside these changes no page. */
const MADE_OF = {
  contents: [
    'src',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'next.config.ts',
    'next.config.mjs',
    'postcss.config.mjs',
  ],
  sizes: ['public'],
  skip: (path) => /\.test\.tsx?$/.test(path),
}

/**
 * Builds the site, its pages and its programs, unless it was built from exactly these files. The stamp is taken away
 * before and written after, so a killed build is done again.
 * @param {string} root
 */
export function siteBuild(root) {
  const mark = stamp(join(root, '.next/ebs-build'))
  const hash = () => hashOf(root, { ...MADE_OF, values: publicSettings() })
  return {
    needed: () => !isCompiled(root) || !mark.matches(hash()),
    /** @throws {Problem} when there is none, or one that did not come to its end */
    required() {
      if (!mark.exists() || !isCompiled(root)) throw new Problem(NO_BUILD)
    },
    async run() {
      const before = hash()
      mark.remove()
      await runNode([join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'], {
        what: 'Building the site',
        cwd: root,
        // Building loads the CMS's configuration, which needs a secret, and signs nothing with it.
        env: {
          PAYLOAD_SECRET: 'not-used-while-building',
          ...process.env,
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
        },
      })
      compileBuilt(root)
      // What was edited while it built is not in it: the hash from before says so to the next start.
      mark.write(before)
    },
  }
}

/** Settings that Next writes into the browser's code. */
function publicSettings() {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .map((pair) => pair.join('='))
    .sort()
}
