import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

const MB = 1_024 * 1_024
const SAMPLE_EVERY_MS = 500
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Resident memory, in MB: the server's own, and together with the processes that it started. */
export type Memory = { ownMb: number; allMb: number }

/**
 * Resident memory of a process and everything below it.
 * @returns null where the system has no `ps`
 */
export function memoryOf(pid: number): Memory | null {
  const rows = processes()
  const own = rows?.find((row) => row.pid === pid)
  if (!rows || !own) return null
  const family = new Set([pid])
  // The list is in no order: as many passes as a family tree is deep.
  for (let depth = 0; depth < 5; depth += 1) for (const row of rows) if (family.has(row.parent)) family.add(row.pid)
  const all = rows.filter((row) => family.has(row.pid)).reduce((sum, { kb }) => sum + kb, 0)
  return { ownMb: (own.kb * 1_024) / MB, allMb: (all * 1_024) / MB }
}

/** Samples a process's memory while something runs. @returns what it gave, and the largest sample */
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

/** Processor time that a process has used so far, in milliseconds; null where the system does not say. */
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

/** Resident memory of a process alone, in MB (VmRSS); null where there is no such process, or no /proc. */
export function residentMb(pid: number): number | null {
  try {
    const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kb === undefined ? null : Number(kb) / 1_024
  } catch {
    return null
  }
}

/** Which process of this user listens on a TCP port; null where /proc names none. */
export function listenerOn(port: number): number | null {
  const socket = listeningSocket(port)
  if (socket === null) return null
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const files = readdirSync(`/proc/${pid}/fd`)
      if (files.some((file) => linkOf(`/proc/${pid}/fd/${file}`) === `socket:[${socket}]`)) return Number(pid)
    } catch {
      // Somebody else's process, or one that has just ended.
    }
  }
  return null
}

/** A file that was open a moment ago may be closed by now. */
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
