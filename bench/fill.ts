/**
 * Fills a data folder: `RECIPES MEMBERS ENROLMENTS PAYERS`, with DATA_DIR set to an empty folder. It
 * is a separate process, because the CMS reads its settings when it is loaded and takes memory in the measuring process.
 */
import { applyEnvironment, readEnvironment } from '../src/runtime/environment'

applyEnvironment(readEnvironment(process.env))
// Node 20 does not wait for a pending import before it exits.
setInterval(() => {}, 1_000)
const [count = 0, members = 0, enrolments = 0, payers = 0] = process.argv.slice(2).map(Number)

// No await at the top: a bundled program would wait for itself.
async function fill(): Promise<void> {
  // Imported late, because the CMS reads the environment when it is loaded.
  const { prepareDatabase } = await import('../scripts/prepare-database')
  await prepareDatabase({ demo: true })

  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { insertEnrolments } = await import('./insert-enrolments')
  const { insertMembers, insertPayers } = await import('./insert-members')
  const { insertRecipes } = await import('./insert-recipes')
  const payload = await getPayload({ config })
  const start = Date.now()
  await insertRecipes(payload, count, start)
  await insertMembers(payload, members)
  await insertPayers(payload, payers)
  if (enrolments > 0) await insertEnrolments(payload, enrolments, start)
  const { totalDocs } = await payload.count({ collection: 'catalogue' })
  console.log(
    `${count} recipes generated in ${((Date.now() - start) / 1_000).toFixed(1)} s; ${totalDocs} items published in all`,
  )
  await payload.destroy()
}

fill().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
