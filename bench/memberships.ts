/** Fills an empty database and measures one of the queries of memberships-main.ts, which starts this process. */
import { applyEnvironment, readEnvironment } from '../src/runtime/environment'
import { timesOf } from './statistics'

applyEnvironment(readEnvironment(process.env))
const [what, rows] = [process.argv[2], Number(process.argv[3])]
// Imported late, because the CMS reads the environment when it is loaded.
const { prepareDatabase } = await import('../scripts/prepare-database')
await prepareDatabase({ demo: false })
const { default: config } = await import('@payload-config')
const { getPayload } = await import('payload')
const { connectionRunner } = await import('../src/cms/database/sql-adapter')
const { findStalePlans } = await import('../src/cms/memberships/stale-plans')
const { listMembers, memberFilters } = await import('../src/cms/memberships/staff/members-list')
const { membershipNumbers } = await import('../src/cms/memberships/staff/numbers')
const { insertMemberships } = await import('./insert-memberships')
const payload = await getPayload({ config })
const run = connectionRunner(payload.db)
await insertMemberships(payload, rows, Date.now())

const TURNS = 10
const number = rows.toLocaleString('en-US')

/** @returns how long it took, in milliseconds; the first turn fills the caches and is not counted */
async function timed(work: () => Promise<unknown>, turns: number): Promise<number[]> {
  const took: number[] = []
  for (let turn = 0; turn <= turns; turn += 1) {
    const start = performance.now()
    await work()
    if (turn > 0) took.push(performance.now() - start)
  }
  return took
}

async function measurePlans(): Promise<void> {
  let stale = 0
  const took = await timed(async () => {
    stale = (await findStalePlans(run, new Date())).length
  }, 3)
  console.log(`  plan of ${number} people by one query: ${Math.round(timesOf(took).p50Ms)} ms, ${stale} differ`)
}

const LISTS = {
  'first page': {},
  'page 100': { page: 100 },
  'standard plan': { plan: 'standard' },
  'past due': { status: 'past_due' },
  active: { status: 'active' },
  gifts: { source: 'gift' },
  'a search with one hit': { search: 'paying-7@' },
  'a search with many hits': { search: 'first99' },
  'a search without hits': { search: 'no one at all' },
  'past due, searched': { status: 'past_due', search: 'last10' },
  'active, searched without hits': { status: 'active', search: 'no one at all' },
} as const

async function measureLists(): Promise<void> {
  for (const [name, query] of Object.entries(LISTS)) {
    const filters = memberFilters.parse({ search: '', page: 1, ...query })
    let found = ''
    const took = await timed(async () => {
      const { count, isMore } = await listMembers({ run, isSqlite: payload.db.name === 'sqlite' }, filters)
      found = `${count}${isMore ? '+' : ''}`
    }, TURNS)
    const { p50Ms, p99Ms } = timesOf(took)
    console.log(
      `  members list of ${number}, ${name} (${found}): ${p50Ms.toFixed(1)} ms, slowest ${p99Ms.toFixed(1)} ms`,
    )
  }
  const took = await timed(() => membershipNumbers(run, payload.db.name === 'sqlite', new Date()), 3)
  console.log(`  the numbers of ${number} members: ${timesOf(took).p50Ms.toFixed(1)} ms`)
}

await (what === 'plans' ? measurePlans() : measureLists())
await payload.destroy()
process.exit()
