import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RunSql } from '@/cms/database/sql-adapter'
import { PLANS } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { SOURCES, type Source, STATUSES, type Status } from '@/rules/membership/terms'

const statusKeys = Object.keys(STATUSES) as Status[]
const sourceKeys = Object.keys(SOURCES) as Source[]

/** The filters of the list, as its address has them. What is not known is left out. */
export const memberFilters = z.object({
  search: z.string().trim().max(100).catch(''),
  plan: z.enum(PLANS).optional().catch(undefined),
  status: z.enum(statusKeys).optional().catch(undefined),
  source: z.enum(sourceKeys).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})
export type MemberFilters = z.infer<typeof memberFilters>

const time = z.coerce.date().transform((at) => at.toISOString())

const memberRow = z
  .object({
    id: z.coerce.number(),
    username: z.string().nullable(),
    email: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    plan: z.enum(PLANS),
    joined: time,
    status: z.enum(statusKeys).nullable(),
    source: z.enum(sourceKeys).nullable(),
    paid_until: time.nullable(),
    cancels_at: time.nullable(),
  })
  .transform((row) => ({
    id: row.id,
    name: [row.first_name, row.last_name].filter(Boolean).join(' ') || (row.username ?? row.email),
    email: row.email,
    plan: row.plan,
    status: row.status,
    source: row.source,
    joined: row.joined,
    paidUntil: row.paid_until,
    cancelsAt: row.cancels_at,
  }))
export type ListedMember = z.infer<typeof memberRow>

export type MemberList = {
  members: ListedMember[]
  /** How many match, up to a number beyond which they are not counted. */
  count: number
  isMore: boolean
}

/** What a page of the list is read with. */
export type ListReader = { run: RunSql; isSqlite: boolean }

/** A search in several words finds those in whom each word occurs, such as a first and a last name. */
const MAX_WORDS = 5

const NAMES = ['username', 'first_name', 'last_name'].map((name) => sql`users.${sql.identifier(name)}`)

/**
 * Whether a word occurs, upper or lower case: SQLite's LIKE ignores case, and email addresses are stored in lower case.
 * Letters that LIKE gives a meaning are searched for as such.
 */
function occurs(word: string, isSqlite: boolean): SQL {
  const names = isSqlite ? NAMES : NAMES.map((column) => sql`lower(${column})`)
  const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const found = [sql`users.email`, ...names].map((column) => sql`${column} like ${pattern} escape '\\'`)
  return sql`(${sql.join(found, sql` or `)})`
}

/** That someone is a member in whom each word occurs: all that an index has, so that no row of the table is read. */
function found({ search }: MemberFilters, isSqlite: boolean): SQL {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const parts = words.slice(0, MAX_WORDS).map((word) => occurs(word, isSqlite))
  return sql.join([sql`users.role = 'member'`, ...parts], sql` and `)
}

function conditions(filters: MemberFilters, isSqlite: boolean): SQL {
  const { plan, source, status } = filters
  const parts = [found(filters, isSqlite)]
  if (plan) parts.push(sql`users.plan = ${plan}`)
  if (status) parts.push(sql`users.membership_status = ${status}`)
  if (source) parts.push(sql`users.membership_source = ${source}`)
  return sql.join(parts, sql` and `)
}

type FoundPage = { ids: number[]; count: number }

const offsetOf = ({ page }: MemberFilters) => (page - 1) * LIMITS.memberListRows

/**
 * The page of a search that matches few people; null if it matches more than are counted. PostgreSQL's index has no id,
 * so the email addresses are looked for first: a search without hits would otherwise read the whole table.
 */
async function findFew({ isSqlite, run }: ListReader, filters: MemberFilters): Promise<FoundPage | null> {
  const matching = await run(
    sql`select users.email from users where ${found(filters, isSqlite)} limit ${LIMITS.memberListCount + 1}`,
  )
  if (matching.length > LIMITS.memberListCount) return null
  if (matching.length === 0) return { ids: [], count: 0 }
  const emails = sql.join(
    matching.map(({ email }) => sql`${email}`),
    sql`, `,
  )
  const rows = await run(
    sql`select users.id from users where users.email in (${emails}) and ${conditions(filters, isSqlite)}
      order by users.id desc`,
  )
  const offset = offsetOf(filters)
  return { ids: rows.slice(offset, offset + LIMITS.memberListRows).map(({ id }) => Number(id)), count: rows.length }
}

/** The ids of a page, the newest first, and how many match. Where many match, both stop early. */
async function findPage(reader: ListReader, filters: MemberFilters): Promise<FoundPage> {
  const few = filters.search ? await findFew(reader, filters) : null
  if (few) return few
  const matching = sql`select users.id from users where ${conditions(filters, reader.isSqlite)}`
  const rows = await reader.run(
    sql`select (select count(*) from (${matching} limit ${LIMITS.memberListCount + 1}) as counted) as number, id
      from (${matching} order by id desc limit ${LIMITS.memberListRows} offset ${offsetOf(filters)}) as page`,
  )
  return { ids: rows.map(({ id }) => Number(id)), count: Number(rows[0]?.number ?? 0) }
}

/** A page of the list of members, the newest first. */
export async function listMembers(reader: ListReader, filters: MemberFilters): Promise<MemberList> {
  const { run } = reader
  const { count, ids } = await findPage(reader, filters)
  const some = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows =
    ids.length === 0
      ? []
      : await run(
          sql`select id, username, email, first_name, last_name, plan, created_at as joined,
              membership_status as status, membership_source as source, membership_until as paid_until,
              membership_cancels_at as cancels_at
            from users where id in (${some}) order by id desc`,
        )
  return {
    members: memberRow.array().parse(rows),
    count: Math.min(count, LIMITS.memberListCount),
    isMore: count > LIMITS.memberListCount,
  }
}
