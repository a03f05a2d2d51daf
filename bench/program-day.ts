import { z } from 'zod'
import { startPostgres } from '../tests/support/postgres'
import { enrolledName, FOLLOWED } from './insert-enrolments'
import { addressOf } from './load'
import { signIn } from './sign-in'
import { type Site, startSite } from './site'
import { timesOf } from './statistics'

const CALL = `/api/programmes/${FOLLOWED}/me?timeZone=UTC`
/** What every call of a member costs: the session's lookup. */
const SESSION_CALL = '/api/auth/me'
/** How many of the members make calls, from all over the tables: signing in takes most of the time. */
const PEOPLE = 256
/** Not measured, because V8 compiles the code of a new server in its first seconds. */
const WARM_UP_SECONDS = 5
/** Client addresses of the requests: a single one would reach the rate limit. */
const ADDRESSES = 5_000

export const DATABASES = ['SQLite', 'PostgreSQL'] as const
type Database = (typeof DATABASES)[number]

export type Setting = { enrolments: number; connections: number; seconds: number }

type Load = { count: number; perSecond: number; p50Ms: number; p99Ms: number }
export type ProgramDay = {
  database: Database
  connections: number
  enrolments: number
  /** Rows of done steps. */
  doneSteps: number
  call: Load
  session: Load
}

const progress = z.object({ day: z.number().min(1), rounds: z.tuple([z.object({ done: z.number().min(1) })]) })

/**
 * Measures the call that a dashboard makes for the steps of the day: many members follow the program, and some of them
 * call at once.
 * @param root the project's folder
 */
export async function measureProgramDay(root: string, database: Database, setting: Setting): Promise<ProgramDay> {
  const postgres = database === 'PostgreSQL' ? await startPostgres() : null
  try {
    const databaseUrl = await postgres?.createDatabase('programs')
    return { database, ...(await measureOn(root, setting, databaseUrl)) }
  } finally {
    await postgres?.stop()
  }
}

async function measureOn(root: string, { connections, enrolments, seconds }: Setting, databaseUrl?: string) {
  const site = await startSite(root, { recipes: 0, members: 1, enrolments, databaseUrl })
  try {
    const cookies = await cookiesOf(site, enrolments)
    let doneSteps = 0
    // The first call of a round stores which weeks are open: a write that is not measured.
    for (const [index, cookie] of cookies.entries()) {
      const { rounds } = progress.parse(await (await ask(site, CALL, cookie, index)).json())
      doneSteps = rounds[0].done * enrolments
    }
    const load = async (path: string) => {
      await callFor(site, path, cookies, connections, WARM_UP_SECONDS)
      return callFor(site, path, cookies, connections, seconds)
    }
    return { connections, enrolments, doneSteps, call: await load(CALL), session: await load(SESSION_CALL) }
  } finally {
    await site.stop()
  }
}

/** The sessions of members from all over the tables. */
async function cookiesOf(site: Site, enrolments: number): Promise<string[]> {
  const people = Math.min(PEOPLE, enrolments)
  const cookies: string[] = []
  for (let person = 0; person < people; person += 1) {
    const username = enrolledName(Math.floor((person * enrolments) / people))
    cookies.push((await signIn(site.url, username, addressOf(person))).cookie)
  }
  return cookies
}

/** @throws Error on any status but 200 */
async function ask(site: Site, path: string, cookie: string, turn: number): Promise<Response> {
  const response = await fetch(site.url + path, { headers: { cookie, ...addressOf(turn % ADDRESSES) } })
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}

async function callFor(
  site: Site,
  path: string,
  cookies: readonly string[],
  connections: number,
  seconds: number,
): Promise<Load> {
  const took: number[] = []
  const start = performance.now()
  const end = start + seconds * 1_000
  const onOneConnection = async (_: unknown, connection: number) => {
    for (let turn = connection; performance.now() < end; turn += connections) {
      const before = performance.now()
      await (await ask(site, path, cookies[turn % cookies.length] ?? '', turn)).arrayBuffer()
      took.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: connections }, onOneConnection))
  return { count: took.length, perSecond: (took.length * 1_000) / (performance.now() - start), ...timesOf(took) }
}
