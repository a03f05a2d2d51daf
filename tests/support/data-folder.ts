/**
 * Runs before each file of data tests: names the data folder before anything is imported, since the CMS's configuration
 * reads it when it is loaded. All files of a process have the same one, one after the other (test-database.ts makes and
 * deletes it), so that the configuration can be kept (kept-modules.ts).
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setBaseEnvironment } from './kept-modules'
import { scratchFolder } from './scratch-folder'

const shared: typeof globalThis & { dataFolder?: string } = globalThis
shared.dataFolder ??= join(scratchFolder(), `ebs-data-${randomUUID()}`)
process.env.DATA_DIR = shared.dataFolder
setBaseEnvironment()
