import { cpus, loadavg, totalmem } from 'node:os'

/** The machine of a run: results of different machines cannot be compared. */
export function machine() {
  const [cpu] = cpus()
  return {
    node: process.versions.node,
    system: `${process.platform} ${process.arch}`,
    processor: cpu?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1_024 ** 3),
    /** Load average of the last minute: above the number of cores, the machine is busy. */
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    at: new Date().toISOString(),
  }
}
