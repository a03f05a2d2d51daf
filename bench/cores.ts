import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'

/** The client under load measurements has one core, the server another, so that neither takes the other's time. */
export const CLIENT_CORE = 0
export const SERVER_CORE = 1

/** Why servers cannot be loaded on this machine, with what to do about it; null when they can. */
export function whyNoLoad(): string | null {
  if (process.platform !== 'linux' || cpus().length < 2)
    return 'skipped: it needs Linux with two cores, one for the client and one for the server'
  if (!isInPath('wrk')) return 'skipped: there is no wrk in PATH. Install it, on Debian with: apt-get install wrk'
  if (!isInPath('taskset'))
    return 'skipped: there is no taskset in PATH. Install it, on Debian: apt-get install util-linux'
  return null
}

/** Runs something while these processes have only the server's core. */
export async function onServerCore<T>(pids: readonly number[], run: () => Promise<T>): Promise<T> {
  const before = pids.map((pid) => ({ pid, cores: coresOf(pid) }))
  try {
    for (const { pid } of before) setCores(pid, String(SERVER_CORE))
    return await run()
  } finally {
    for (const { cores, pid } of before) setCores(pid, cores)
  }
}

/** The cores of a process, as taskset writes them: "0-3,8". */
function coresOf(pid: number): string {
  return taskset('-cp', String(pid)).split(':').at(-1)?.trim() ?? ''
}

/** Of all its threads. */
function setCores(pid: number, cores: string): void {
  taskset('-acp', cores, String(pid))
}

const taskset = (...args: string[]) => execFileSync('taskset', args, { encoding: 'utf8' })

function isInPath(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
