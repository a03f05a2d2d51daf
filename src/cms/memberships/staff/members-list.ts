import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RunSql } from '@/cms/database/sql-adapter'
import { PLANS } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { PAID_PLANS, SOURCES, type Source, STATUSES, type Status } from '@/rules/membership/terms'

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

/** Of a search: letters that LIKE gives a meaning are searched for as such. */
const containing = (search: string) => `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

function conditions({ plan, search, source, status }: MemberFilters): SQL {
  const parts = [sql`users.role = 'member'`]
  if (plan) parts.push(sql`users.plan = ${plan}`)
  if (search) {
    const text = sql`lower(users.email || ' ' || coalesce(users.username, '') || ' ' || coalesce(users.first_name, '')
      || ' ' || coalesce(users.last_name, ''))`
    parts.push(sql`${text} like ${containing(search)} escape '\\'`)
  }
  if (status) parts.push(sql`users.membership_status = ${status}`)
  if (source) parts.push(sql`users.membership_source = ${source}`)
  return sql.join(parts, sql` and `)
}

/**
 * A page of the list of members, the newest first. Who matches is found first, by an index alone; the rest of the rows
 * is read for one page.
 */
export async function listMembers(run: RunSql, filters: MemberFilters): Promise<MemberList> {
  const where = conditions(filters)
  const offset = (filters.page - 1) * LIMITS.memberListRows
  const matching = filters.search
    ? sql`with matching as materialized (select users.id from users where ${where})
        select id from matching order by id desc limit ${LIMITS.memberListRows} offset ${offset}`
    : sql`select users.id from users where ${where}
        order by users.id desc limit ${LIMITS.memberListRows} offset ${offset}`
  const rows = await run(
    sql`select users.id, users.username, users.email, users.first_name, users.last_name, users.plan,
        users.created_at as joined, users.membership_status as status, users.membership_source as source,
        users.membership_until as paid_until, users.membership_cancels_at as cancels_at
      from users where users.id in (select id from (${matching}) as page)
      order by users.id desc`,
  )
  const [counted] = await run(
    sql`select count(*) as number from (
        select 1 from users where ${where} limit ${LIMITS.memberListCount + 1}
      ) as matching`,
  )
  const number = Number(counted?.number)
  return {
    members: memberRow.array().parse(rows),
    count: Math.min(number, LIMITS.memberListCount),
    isMore: number > LIMITS.memberListCount,
  }
}
