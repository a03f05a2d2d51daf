import { createClient } from '@libsql/client'
import pg from 'pg'
import { startPostgres } from '../tests/support/postgres'
import { StripeDouble } from '../tools/stripe-double/double'
import type { StripeEvent } from '../tools/stripe-double/objects'
import { signatureOf } from '../tools/stripe-double/sign'
import { memberName, payerName } from './insert-members'
import { addressOf } from './load'
import type { DATABASES } from './program-day'
import { signIn } from './sign-in'
import { type Site, startSite } from './site'
import { timesOf } from './statistics'

const SECRET = 'whsec_of_the_benchmark'
/** Every fifth event comes twice at the same moment. */
const TWICE_EVERY = 5
const READERS = 8
/** A reader opens a page this often, as soon as the one before has come. */
const READ_EVERY_MS = 200
const ADDRESSES = 5_000

type Setting = { payers: number; perSecond: number; seconds: number }
type Times = { count: number; p50Ms: number; p99Ms: number }

export type Webhooks = Setting & {
  database: (typeof DATABASES)[number]
  webhooks: Times
  readers: Times
  /** Answers other than 200. */
  failed: number
  /** Events that are not recorded, and members whose membership is not as Stripe has it. */
  lost: number
  /** Lines of the ledger that say the same as the line before. */
  twice: number
}

/**
 * Sends webhooks of people who cancel and resume, at a fixed rate, beside members who read; some come twice at once.
 * Then compares what is stored with what was sent.
 * @param root the project's folder
 */
export async function measureWebhooks(
  root: string,
  database: Webhooks['database'],
  setting: Setting,
): Promise<Webhooks> {
  const postgres = database === 'PostgreSQL' ? await startPostgres() : null
  const events: StripeEvent[] = []
  const stripe = await StripeDouble.start({ onEvent: (event) => events.push(event) })
  try {
    const databaseUrl = await postgres?.createDatabase('webhooks')
    const env = {
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: stripe.origin,
    }
    const site = await startSite(root, { recipes: 0, members: READERS, payers: setting.payers, databaseUrl, env })
    try {
      return { database, ...setting, ...(await measureOn(site, stripe, events, setting, databaseUrl)) }
    } finally {
      await site.stop()
    }
  } finally {
    await stripe.stop()
    await postgres?.stop()
  }
}

async function measureOn(
  site: Site,
  stripe: StripeDouble,
  events: StripeEvent[],
  { payers, perSecond, seconds }: Setting,
  databaseUrl: string | undefined,
) {
  for (let number = 0; number < payers; number += 1) await join(site, stripe, number)
  for (const event of events.splice(0)) await send(site, event)
  const webhooks: number[] = []
  const readers: number[] = []
  const sent: string[] = []
  let failed = 0
  const post = async (event: StripeEvent) => {
    const start = performance.now()
    if ((await send(site, event)) !== 200) failed += 1
    webhooks.push(performance.now() - start)
  }
  const start = performance.now()
  const end = start + seconds * 1_000
  const reading = Promise.all(Array.from({ length: READERS }, (_, number) => read(site, number, end, readers)))
  const posts: Promise<void>[] = []
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const dueMs = start + (number * 1_000) / perSecond - performance.now()
    if (dueMs > 0) await new Promise((due) => setTimeout(due, dueMs))
    const event = cancelOrResume(stripe, events, number % payers)
    sent.push(event.id)
    posts.push(post(event))
    if (number % TWICE_EVERY === 0) posts.push(post(event))
  }
  await Promise.all([...posts, reading])
  const query = await open(databaseUrl ?? `file:${site.dataDir}/site.db`)
  try {
    const lost = (await missingEvents(query, sent)) + (await differing(query, stripe))
    const twice = await repeatedLines(query)
    return { webhooks: summary(webhooks), readers: summary(readers), failed, lost, twice }
  } finally {
    await query.close()
  }
}

const summary = (took: readonly number[]): Times => ({ count: took.length, ...timesOf(took) })

/** A member who pays. */
async function join(site: Site, stripe: StripeDouble, number: number): Promise<void> {
  const { cookie } = await signIn(site.url, payerName(number), addressOf(number))
  const response = await fetch(`${site.url}/api/memberships/checkout`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...addressOf(number) },
    body: JSON.stringify({ plan: 'premium', interval: 'monthly', consent: true }),
  })
  const { url } = (await response.json()) as { url?: string }
  if (!url) throw new Error(`The checkout answered ${response.status}.`)
  stripe.pay(new URL(url).pathname.split('/').pop() ?? '')
}

/** What a person's click in the portal leads to. */
function cancelOrResume(stripe: StripeDouble, events: StripeEvent[], payer: number): StripeEvent {
  const subscription = [...stripe.store.subscriptions.values()][payer]
  if (!subscription) throw new Error('There is no such subscription.')
  subscription.cancel_at_period_end = !subscription.cancel_at_period_end
  subscription.cancel_at = subscription.cancel_at_period_end ? subscription.item.current_period_end : null
  stripe.billing.changed(subscription, stripe.now)
  const [event] = events.splice(0)
  if (!event) throw new Error('The double has sent no event.')
  return event
}

async function send(site: Site, event: StripeEvent): Promise<number> {
  const body = JSON.stringify(event)
  const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, SECRET) }
  const response = await fetch(`${site.url}/api/stripe/webhook`, { method: 'POST', headers, body })
  await response.arrayBuffer()
  return response.status
}

async function read(site: Site, number: number, end: number, took: number[]): Promise<void> {
  const { cookie } = await signIn(site.url, memberName(number), addressOf(number))
  for (let turn = number; performance.now() < end; turn += READERS) {
    const path = turn % 2 === 0 ? '/recipes/' : '/api/memberships/me'
    const start = performance.now()
    const response = await fetch(site.url + path, { headers: { cookie, ...addressOf(turn % ADDRESSES) } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`)
    took.push(performance.now() - start)
    await new Promise((due) => setTimeout(due, start + READ_EVERY_MS - performance.now()))
  }
}

type Query = { rows(statement: string): Promise<Record<string, unknown>[]>; close(): Promise<void> }

async function open(url: string): Promise<Query> {
  if (url.startsWith('file:')) {
    const client = createClient({ url })
    return {
      rows: async (statement) => (await client.execute(statement)).rows.map((row) => ({ ...row })),
      close: async () => client.close(),
    }
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return { rows: async (statement) => (await client.query(statement)).rows, close: () => client.end() }
}

async function missingEvents(query: Query, sent: readonly string[]): Promise<number> {
  const stored = new Set((await query.rows('select event from stripe_events')).map(({ event }) => event))
  return sent.filter((event) => !stored.has(event)).length
}

async function differing(query: Query, stripe: StripeDouble): Promise<number> {
  const rows = await query.rows('select provider_id, cancels_at from subscriptions where provider_id is not null')
  const canceled = new Map(rows.map(({ cancels_at, provider_id }) => [provider_id, cancels_at !== null]))
  const found = [...stripe.store.subscriptions.values()]
  return found.filter(({ cancel_at_period_end, id }) => canceled.get(id) !== cancel_at_period_end).length
}

/** Two lines in a row that say the same would be one event that counted twice. */
async function repeatedLines(query: Query): Promise<number> {
  const rows = await query.rows(
    "select subscription_id, kind from membership_events where origin = 'stripe' order by subscription_id, id",
  )
  return rows.filter(({ kind, subscription_id }, index) => {
    const before = rows[index - 1]
    return before?.subscription_id === subscription_id && before?.kind === kind
  }).length
}
