/**
 * Measures the first view of pages of a running server:
 *
 *   node --conditions=production --import tsx bench/first-view-of.ts http://localhost:3000 [views] [path…] [--as premium]
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startBare } from './bare'
import { measureFirstViews } from './first-view'
import { firstViewTable } from './report'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { as: { type: 'string' } } })
const [url = 'http://localhost:3000', views = '5', ...paths] = positionals
const bare = await startBare(dirname(dirname(fileURLToPath(import.meta.url))))
const pages = paths.length > 0 ? paths.map((path) => ({ name: path, path, as: values.as })) : undefined
const measured = await measureFirstViews({ url: new URL(url).origin, bare, views: Number(views), pages })
console.log(firstViewTable(measured))
for (const { name, site } of measured)
  console.log(`${name}: ${JSON.stringify(site.bytes)} largest ${site.largest}, ${site.fetched.length} requests`)
await bare.stop()
process.exit()
