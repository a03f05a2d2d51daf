import { execFileSync } from 'node:child_process'

const MAIN = ['main', 'origin/main']

/**
 * The files that differ from the branch `main`: committed, edited and new ones. On `main` itself: from the last commit.
 * @param {string} root
 * @returns {{ base: string, files: string[] }} base: the commit that is compared with
 */
export function changedFiles(root) {
  const base = MAIN.map((branch) => git(root, 'merge-base', 'HEAD', branch)).find(Boolean) ?? 'HEAD'
  const edited = git(root, 'diff', '--name-only', '--diff-filter=d', base) ?? ''
  const added = git(root, 'ls-files', '--others', '--exclude-standard') ?? ''
  return { base, files: `${edited}\n${added}`.split('\n').filter(Boolean) }
}

/** @returns {string | null} null where git says no */
function git(root, ...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}
