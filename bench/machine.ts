import { cpus, loadavg, totalmem } from 'node:os'

/** Where a run took place: numbers of two machines do not compare. */
export function machine() {
  const [cpu] = cpus()
  return {
    node: process.versions.node,
    system: `${process.platform} ${process.arch}`,
    processor: cpu?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1_024 ** 3),
    /** Processes that wanted to run in the last minute: above the number of cores, the machine is busy. */
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    at: new Date().toISOString(),
  }
}
