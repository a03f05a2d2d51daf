/**
 * Compares the catalogue with the published documents. With --fix, rebuilds it. Exits with 1 when they differ and
 * nothing was fixed.
 */
import { getPayload } from 'payload'
import { applyEnvironment, readEnvironment } from '../src/runtime/environment'

// Node 20 would exit during a pending import.
setInterval(() => {}, 1_000)

/** @returns the exit code */
async function reconcile(fix: boolean): Promise<0 | 1> {
  applyEnvironment(readEnvironment(process.env))
  // Imported late, because the CMS reads the environment when it is loaded.
  const { default: config } = await import('@payload-config')
  const { findDrift, rebuildCatalogue } = await import('../src/cms/catalogue-reconcile')
  const payload = await getPayload({ config })
  const drift = await findDrift(payload)
  for (const { kind, postType, docId, databaseId, fields } of drift) {
    const which = fields.length > 0 ? `: ${fields.join(', ')}` : ''
    console.log(`${kind}: ${postType} ${docId} (databaseId ${databaseId})${which}`)
  }
  if (drift.length === 0) console.log('The catalogue is up to date.')
  else if (fix) console.log(`The catalogue was rebuilt: ${await rebuildCatalogue(payload)} rows.`)
  else console.log(`${drift.length} rows are out of date. Run npm run catalogue -- --fix to rebuild the catalogue.`)
  return drift.length > 0 && !fix ? 1 : 0
}

reconcile(process.argv.includes('--fix')).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(`The catalogue could not be checked: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  },
)
