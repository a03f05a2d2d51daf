import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A hash of files and folders, by name and content.
 * @param {string} root the folder of the paths
 * @param {object} parts
 * @param {string[]} [parts.contents] files and folders, hashed by content; missing ones are skipped
 * @param {string[]} [parts.sizes] folders hashed by names and sizes, for pictures and videos
 * @param {(path: string) => boolean} [parts.skip] files to ignore
 * @param {string[]} [parts.values] other values, such as settings
 * @returns {string} hex
 */
export function hashOf(root, { contents = [], sizes = [], skip = () => false, values = [] }) {
  const hash = createHash('sha256')
  const add = (path, what) => hash.update(`${path}\0${what}\0`)
  for (const path of contents.flatMap((entry) => filesIn(root, entry))) {
    if (!skip(path))
      add(
        path,
        createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('hex'),
      )
  }
  for (const path of sizes.flatMap((entry) => filesIn(root, entry))) add(path, statSync(join(root, path)).size)
  for (const value of values) add('', value)
  return hash.digest('hex')
}

/**
 * A file with the hash of a step's inputs. It is written last and removed first, so that an interrupted step leaves no
 * stamp and is repeated.
 * @param {string} file
 */
export function stamp(file) {
  return {
    /** @param {string} hash */
    matches(hash) {
      try {
        return readFileSync(file, 'utf8').trim() === hash
      } catch {
        return false
      }
    },
    exists: () => existsSync(file),
    remove: () => rmSync(file, { force: true }),
    /** @param {string} hash */
    write: (hash) => writeFileSync(file, `${hash}\n`),
  }
}

function filesIn(root, entry) {
  const found = statSync(join(root, entry), { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [entry]
  return readdirSync(join(root, entry), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) =>
      join(file.parentPath ?? file.path, file.name)
        .slice(join(root, '/').length)
        .replaceAll('\\', '/'),
    )
    .sort()
}
