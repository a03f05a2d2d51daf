/** Locks an SQLite database against other writers: `FILE MILLISECONDS`. It reports when it has the lock. */
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@libsql/client'

const RETRY_MS = 20
const [file, heldMs] = process.argv.slice(2)
const database = createClient({ url: `file:${file}` })

/** Begins a transaction that writes. */
async function lock() {
  try {
    return await database.transaction('write')
  } catch (error) {
    if (!String(error).includes('SQLITE_BUSY')) throw error
    await setTimeout(RETRY_MS)
    return lock()
  }
}

const transaction = await lock()
process.send({ locked: true })
await setTimeout(Number(heldMs))
await transaction.rollback()
process.exit()
