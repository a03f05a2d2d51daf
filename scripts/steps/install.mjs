import { existsSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { runNode } from './child.mjs'
import { Problem } from './problem.mjs'
import { hashOf, stamp } from './stamp.mjs'

/** Patterns of npm's output, with messages that say what to do. */
const HINTS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ERR_SOCKET_TIMEOUT|network/,
    'The package registry cannot be reached: check the network (npm ping), then start again.',
  ],
  [/E404|ETARGET/, 'The package registry lacks a package of the lock file: check which registry npm uses.'],
]
const LOCK_INCOMPLETE = 'from lock file'
// Development packages are included whatever NODE_ENV is: the build needs TypeScript and Tailwind.
const OPTIONS = ['--include=dev', '--no-audit', '--no-fund']

/**
 * Installs the packages of the lock file, unless they are installed already. The stamp is inside node_modules, which
 * npm ci empties first, so an interrupted install is repeated.
 * @param {string} root
 */
export function installation(root) {
  const mark = stamp(join(root, 'node_modules/.ebs-install'))
  const hash = () =>
    hashOf(root, {
      contents: ['package-lock.json'],
      values: [process.platform, process.arch, process.versions.modules],
    })
  return {
    needed: () => !mark.matches(hash()),
    async run() {
      const npm = npmProgram()
      const options = { what: 'Installing the packages', cwd: root, hints: HINTS }
      try {
        await runNode([npm, 'ci', ...OPTIONS], options)
      } catch (error) {
        if (!error.output?.includes(LOCK_INCOMPLETE)) throw error
        // npm ci rejects a lock file without the optional packages of this or another system. npm install takes the
        // same versions, and --no-save leaves the file unchanged.
        rmSync(join(root, 'node_modules'), { recursive: true, force: true })
        await runNode([npm, 'install', '--no-save', ...OPTIONS], options)
      }
      mark.write(hash())
    },
  }
}

/** npm's JavaScript file: of the npm that started this process, or of this Node. */
function npmProgram() {
  const started = process.env.npm_execpath
  if (started?.endsWith('npm-cli.js')) return started
  const folders = [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)]
  const places = folders.flatMap((folder) => [
    join(folder, 'node_modules/npm/bin/npm-cli.js'),
    join(folder, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(folder, '../share/nodejs/npm/bin/npm-cli.js'),
  ])
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Problem('npm is not found beside Node: install npm, or start with npm start.')
  return found
}
