/**
 * Brings the database up to date and loads the demo content into an empty one.
 * Says in one line what it did; does nothing when there is nothing to do.
 */
import { applyEnvironment, readEnvironment } from '../src/server/environment'

const settings = readEnvironment(process.env)
applyEnvironment(settings)
// Imported only now: the CMS reads the environment when it is loaded.
const { prepareDatabase } = await import('./prepare-database')
await prepareDatabase({ demo: settings.demo })
process.exit(0)
