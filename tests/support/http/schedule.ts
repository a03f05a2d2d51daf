import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { programArgs } from '../../../scripts/steps/programs.mjs'
import { dataDir } from './tokens'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Schedules recipes to be published or unpublished, from a separate process. */
export async function schedule(at: Date, tasks: { publish: number; unpublish: number }): Promise<void> {
  const names = Object.entries(tasks).map(([type, id]) => `${type}:${id}`)
  const env = { ...process.env, NODE_ENV: 'production' as const, DATA_DIR: dataDir() }
  const program = programArgs(ROOT, 'tests/support/http/schedule-publish.ts')
  const run = () => promisify(execFile)(process.execPath, [...program, at.toISOString(), ...names], { env })
  // Node 20 sometimes exits with code 13 while an import is pending.
  await run().catch(run)
}
