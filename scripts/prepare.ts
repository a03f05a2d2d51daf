/**
 * Runs pending migrations and loads the demo content into an empty database. Does nothing when the database is
 * prepared.
 */
import { applyEnvironment, EnvironmentError, readEnvironment } from '../src/runtime/environment'
import { isPrepared } from './steps/prepared.mjs'

async function prepare(): Promise<void> {
  // The database, the secret and the demo's files are readable by this user only.
  process.umask(0o077)
  const settings = readEnvironment(process.env)
  applyEnvironment(settings)
  if (await isPrepared('.', process.env)) return
  // Errors are printed below, in one line.
  process.env.LOG_LEVEL = 'silent'
  // Imported late, because the CMS reads the environment when it is loaded.
  const { prepareDatabase } = await import('./prepare-database')
  await prepareDatabase({ demo: settings.demo })
}

/** The error in one line that says what to do. */
function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof EnvironmentError) return message
  if (/ENOSPC|SQLITE_FULL|disk is full/i.test(message)) return 'The disk is full. Free some space, then start again.'
  if (/ECONNREFUSED|ENOTFOUND|cannot connect|timeout|password authentication/i.test(message)) {
    return `The database cannot be reached: ${message.split('\n')[0]}. Check DATABASE_URL and that the database runs.`
  }
  return `The database could not be prepared: ${message.split('\n')[0]}`
}

prepare().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(explain(error))
    process.exit(1)
  },
)
