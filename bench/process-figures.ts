import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

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
export async function whileSampling<T>(
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
