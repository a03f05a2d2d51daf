import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

const MB = 1_024 * 1_024
const SAMPLE_EVERY_MS = 500
/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10

/** Resident memory in MB: of the server, and including its child processes. */
export type Memory = { ownMb: number; allMb: number }

/**
 * Resident memory of a process and its descendants.
 * @returns null on a system without `ps`
 */
export function memoryOf(pid: number): Memory | null {
  const rows = processes()
  const own = rows?.find((row) => row.pid === pid)
  if (!rows || !own) return null
  const family = new Set([pid])
  // The list is unsorted, so each pass finds one more generation of descendants.
  for (let depth = 0; depth < 5; depth += 1) for (const row of rows) if (family.has(row.parent)) family.add(row.pid)
  const all = rows.filter((row) => family.has(row.pid)).reduce((sum, { kb }) => sum + kb, 0)
  return { ownMb: (own.kb * 1_024) / MB, allMb: (all * 1_024) / MB }
}

/** Samples a process's memory during a run. @returns the result of the run, and the largest sample */
export async function withMemorySampling<T>(
  pid: number,
  run: () => Promise<T>,
): Promise<{ result: T; memory: Memory | null }> {
  let largest = memoryOf(pid)
  const sample = () => {
    const now = memoryOf(pid)
    if (now && (!largest || now.allMb > largest.allMb)) largest = now
  }
  const timer = setInterval(sample, SAMPLE_EVERY_MS)
  try {
    const result = await run()
    sample()
    return { result, memory: largest }
  } finally {
    clearInterval(timer)
  }
}

/** CPU time that a process has used so far, in milliseconds; null without /proc. */
export function cpuMsOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * TICK_MS
  } catch {
    // No /proc: not Linux. The column stays empty.
    return null
  }
}

function processes(): { pid: number; parent: number; kb: number }[] | null {
  try {
    const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8', timeout: 5_000 })
    return table
      .trim()
      .split('\n')
      .map((line) => {
        const [pid = 0, parent = 0, kb = 0] = line.trim().split(/\s+/).map(Number)
        return { pid, parent, kb }
      })
  } catch {
    // No ps here: memory is not reported.
    return null
  }
}

/** Resident memory of a single process in MB (VmRSS); null without such a process or without /proc. */
export function residentMb(pid: number): number | null {
  try {
    const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kb === undefined ? null : Number(kb) / 1_024
  } catch {
    return null
  }
}

/** The process of this user that listens on a TCP port; null when /proc has none. */
export function listenerOn(port: number): number | null {
  const socket = listeningSocket(port)
  if (socket === null) return null
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const files = readdirSync(`/proc/${pid}/fd`)
      if (files.some((file) => linkOf(`/proc/${pid}/fd/${file}`) === `socket:[${socket}]`)) return Number(pid)
    } catch {
      // A process of another user, or one that has just ended.
    }
  }
  return null
}

/** The target of a link; null when the file has been closed since. */
function linkOf(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch {
    return null
  }
}

/** The inode of the socket that listens on a port. */
function listeningSocket(port: number): string | null {
  const LISTENING = '0A'
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    if (!existsSync(table)) continue
    for (const row of readFileSync(table, 'utf8').trim().split('\n').slice(1)) {
      const columns = row.trim().split(/\s+/)
      if (columns[3] === LISTENING && columns[1]?.endsWith(wanted)) return columns[9] ?? null
    }
  }
  return null
}
