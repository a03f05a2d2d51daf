import { sql } from 'drizzle-orm'
import { OWNERS } from '@/cms/access/rules'
import { databaseHealth, freeBytesInDataDir } from '@/cms/client/database-health.server'
import { connectionRunner } from '@/cms/database/sql-adapter'
import { countStored } from '@/cms/mail/outbox'
import { smtpUrl } from '@/runtime/env'
import type { DashboardUser } from './reader'

/** One thing that the site needs, in words. */
export type HealthLine = { name: string; ok: boolean; text: string }

/** A due job runs within a second; one that is this late waits for something. */
const LATE_MS = 5 * 60_000
const GIGABYTE = 1_024 ** 3
const LOW_BYTES = GIGABYTE

const DATABASE_PROBLEMS = {
  busy: 'It does not respond.',
  full: 'The disk is full: nothing can be saved.',
} as const

async function ofDatabase(): Promise<HealthLine> {
  const { database, problem } = await databaseHealth()
  const name = database === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  return { name: 'Database', ok: problem === null, text: problem ? DATABASE_PROBLEMS[problem] : `${name} responds.` }
}

async function ofDisk(): Promise<HealthLine> {
  const free = await freeBytesInDataDir()
  if (free === null) return { name: 'Disk', ok: true, text: 'The system does not tell how much is free.' }
  return { name: 'Disk', ok: free >= LOW_BYTES, text: `${(free / GIGABYTE).toFixed(1)} GB are free.` }
}

async function ofEmail(): Promise<HealthLine> {
  if (!smtpUrl()) return { name: 'Email', ok: false, text: 'No mail server is set: emails are files in the outbox.' }
  const waiting = await countStored()
  const text = waiting === 0 ? 'All emails were accepted.' : `The mail server did not accept ${waiting} of them yet.`
  return { name: 'Email', ok: waiting === 0, text }
}

async function ofJobs({ payload }: DashboardUser, now: Date): Promise<HealthLine> {
  const late = new Date(now.getTime() - LATE_MS).toISOString()
  const [row] = await connectionRunner(payload.db)(
    sql`select count(*) as late from payload_jobs
      where completed_at is null and (has_error = true or wait_until <= ${late})`,
  )
  const count = Number(row?.late ?? 0)
  const text = count === 0 ? 'None failed or is late.' : `${count} failed or ${count === 1 ? 'is' : 'are'} late.`
  return { name: 'Jobs', ok: count === 0, text }
}

/** How the site is, for managers and administrators; null for others. */
export async function health(reader: DashboardUser, now: Date): Promise<HealthLine[] | null> {
  if (!OWNERS.some((role) => role === reader.user.role)) return null
  return Promise.all([ofDatabase(), ofDisk(), ofEmail(), ofJobs(reader, now)])
}
