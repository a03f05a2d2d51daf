/**
 * Measures cached pages of the existing build: under load, and beside other work (bench/README.md):
 *
 *   node --conditions=production --import tsx bench/cached-pages-main.ts [--rounds 5] [--seconds 5] [--recipes 100]
 *     [--only load]
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { startBare } from './bare'
import { measureCachedPages } from './cached-pages'
import { machine } from './machine'
import { count } from './options'
import { loadTable, undisturbedTable } from './report'
import { signIn } from './sign-in'
import { startSite } from './site'
import { measureUndisturbed } from './undisturbed'

const option = { type: 'string' } as const
const { values } = parseArgs({ options: { rounds: option, seconds: option, recipes: option, only: option } })
const { only, recipes, rounds, seconds } = z
  .object({
    rounds: count(1, 20).default(5),
    seconds: count(1, 60).default(5),
    recipes: count(0, 50_000).default(100),
    only: z.enum(['load', 'undisturbed']).optional(),
  })
  .parse(values)

const root = process.cwd()
const site = await startSite(root, { recipes })
const bare = await startBare(root)
try {
  const where = machine()
  console.log(`\n${where.processor}, ${where.cores} cores, Node ${where.node}; load ${where.load} before`)
  const { cookie: memberCookie } = await signIn(site.url, 'premium')
  if (only !== 'undisturbed') {
    const cachedPages = await measureCachedPages({ site, bare, rounds, seconds, memberCookie })
    console.log(`\n${loadTable({ cachedPages })}`)
  }
  if (only !== 'load') {
    const { cookie } = await signIn(site.url, 'editor')
    console.log(`\n${undisturbedTable(await measureUndisturbed(site, cookie))}`)
  }
  console.log(`\nload ${machine().load} after`)
} finally {
  await bare.stop()
  await site.stop()
}
process.exit()
