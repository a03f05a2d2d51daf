import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from './problem.mjs'

const BEAT_MS = 1_000
const DEAD_AFTER_MS = 10_000

/**
 * Prevents two commands from installing or building in one folder at the same time. The lock file is touched every
 * second, so the lock of a killed process is recognized by its age or by the missing process.
 * @param {string} root
 * @returns {() => void} releases the lock
 * @throws {Problem} when another command holds it
 */
export function lock(root) {
  const file = join(tmpdir(), `ebs-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`)
  for (const take of ['first', 'again']) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const holder = aliveHolder(file)
      if (holder || take === 'again') {
        throw new Problem(
          `Another start or test is preparing this folder (process ${holder ?? 'unknown'}): wait for it, or stop it.`,
        )
      }
      rmSync(file, { force: true })
    }
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), BEAT_MS)
  beat.unref()
  const release = () => {
    clearInterval(beat)
    rmSync(file, { force: true })
    process.off('exit', release)
  }
  process.on('exit', release)
  return release
}

function aliveHolder(file) {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found || Date.now() - found.mtimeMs > DEAD_AFTER_MS) return null
  const pid = Number(readFileSync(file, 'utf8'))
  // In a container, every start may have the same process id.
  if (!pid || pid === process.pid) return null
  try {
    process.kill(pid, 0)
    return pid
  } catch (error) {
    return error.code === 'EPERM' ? pid : null
  }
}
