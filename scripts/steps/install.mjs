import { existsSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { runNode } from './child.mjs'
import { Problem } from './problem.mjs'
import { hashOf, stamp } from './stamp.mjs'

/** What npm may say, and what a person can do about it. */
const HINTS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ERR_SOCKET_TIMEOUT|network/,
    'The package registry cannot be reached: check the network (npm ping), then start again.',
  ],
  [/E404|ETARGET/, 'The package registry lacks a package of the lock file: check which registry npm uses.'],
]
const LOCK_INCOMPLETE = 'from lock file'
// Development packages too: the build needs TypeScript and the styles, whatever NODE_ENV says.
const OPTIONS = ['--include=dev', '--no-audit', '--no-fund']

/**
 * Installs what the lock file names, unless exactly that is installed already. The stamp
 * lies inside node_modules, which npm ci empties first: a killed install is done again.
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
        // The lock file was made where packages for other systems were not to be had, or lacks this
        // system's: npm ci refuses it. This way takes the same versions and leaves the file alone.
        rmSync(join(root, 'node_modules'), { recursive: true, force: true })
        await runNode([npm, 'install', '--no-save', ...OPTIONS], options)
      }
      mark.write(hash())
    },
  }
}

/** The file of npm that Node can run: the one that started us, or the one of this Node. */
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
