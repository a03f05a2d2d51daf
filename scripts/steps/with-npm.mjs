import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 200

/**
 * Ends this program when the npm that started it is gone. A signal to npm ends npm and the shell
 * between, but does not reach us; one that cannot be caught reaches not even the shell.
 * Nothing happens to a program that npm did not start.
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

/** Who started us, and where the system tells (Linux), who started npm's shell. */
function shellAndNpm() {
  const parent = process.ppid
  try {
    const command = readFileSync(`/proc/${parent}/cmdline`, 'utf8')
    // Otherwise the parent is npm itself, and whoever started npm may go.
    if (!/scripts\/\w+\.mjs/.test(command)) return String(parent)
    const [, ppid] = /\) \w (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? []
    return `${parent} ${ppid}`
  } catch {
    return String(parent)
  }
}
