import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** A container may have 64 MB there, which uploads would fill. */
const ENOUGH_BYTES = 1_024 ** 3

/** Where databases of tests are made: in memory where the system offers that, as every commit waits for a disk. */
export function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize > ENOUGH_BYTES ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
