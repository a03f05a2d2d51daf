import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** A container may have only 64 MB there, which uploads would fill. */
const ENOUGH_BYTES = 1_024 ** 3

/** The folder for test databases: in memory where the system offers that, since every commit waits for the disk. */
export function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize > ENOUGH_BYTES ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
