import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { dataDir } from './tokens'

const PROGRAM = fileURLToPath(new URL('./schedule-publish.ts', import.meta.url))

/** Schedules recipes to be published or unpublished, from a separate process. */
export async function schedule(at: Date, tasks: { publish: number; unpublish: number }): Promise<void> {
  const names = Object.entries(tasks).map(([type, id]) => `${type}:${id}`)
  const env = { ...process.env, NODE_ENV: 'production' as const, DATA_DIR: dataDir() }
  const run = () =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', PROGRAM, at.toISOString(), ...names], { env })
  // Sometimes the loader loses an import and Node exits with code 13 before the program starts.
  await run().catch(run)
}
