import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 200

/**
 * Ends this program when the npm that started it has ended: a signal to npm ends npm and its shell, but is not forwarded
 * to this process, and SIGKILL does not even reach the shell. Does nothing without npm.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parents = shellAndNpm()
  const look = setInterval(() => {
    if (shellAndNpm() === parents) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  look.unref()
}

/** The parent process, and on Linux also the parent of npm's shell. */
function shellAndNpm() {
  const parent = process.ppid
  try {
    const command = readFileSync(`/proc/${parent}/cmdline`, 'utf8')
    // Otherwise the parent is npm itself, and its own parent may end.
    if (!/scripts\/\w+\.mjs/.test(command)) return String(parent)
    const [, ppid] = /\) \w (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? []
    return `${parent} ${ppid}`
  } catch {
    return String(parent)
  }
}
