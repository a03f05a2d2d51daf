/**
 * Brings the database up to date and loads the demo content into an empty one.
 * Says in one line what it did; does nothing when there is nothing to do.
 */
import { applyEnvironment, EnvironmentError, readEnvironment } from '../src/server/environment'
import { isPrepared } from './steps/prepared.mjs'

async function prepare(): Promise<void> {
  // The database, the secret and the demo's files are for this user alone.
  process.umask(0o077)
  const settings = readEnvironment(process.env)
  applyEnvironment(settings)
  if (await isPrepared('.', process.env)) return
  // What goes wrong is said below, in one line.
  process.env.LOG_LEVEL = 'silent'
  // Imported only now: the CMS reads the environment when it is loaded.
  const { prepareDatabase } = await import('./prepare-database')
  await prepareDatabase({ demo: settings.demo })
}

/** One line that says what to do, whatever the database threw. */
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
