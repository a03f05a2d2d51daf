import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { connectionRunner, type RunSql } from '@/cms/database/sql-adapter'
import { type DashboardUser, MAX_ITEMS } from './reader'

const DAY_MS = 24 * 60 * 60 * 1_000

/** A number of the last seven days, and of the seven before. */
export type Compared = { now: number; before: number }
export type CountedItem = Compared & { title: string; uri: string | null }
export type ThisWeek = {
  /** Page views of members and visitors. */
  read: Compared
  pages: CountedItem[]
  /** New members; null for those who do not see memberships. */
  joined: Compared | null
  /** Videos watched, each once for a member and day. */
  watched: Compared
  videos: CountedItem[]
}

const number = z.coerce.number()
const compared = z.object({ now: number.nullish(), before: number.nullish() })
const counted = z.object({
  title: z.string().nullable(),
  uri: z.string().nullable(),
  now: number,
  before: number,
  all_now: number,
  all_before: number,
})

/** The first day (UTC) of the last seven with today, and of the seven before. */
function firstDays(now: Date): { week: string; before: string } {
  const day = (ago: number) => new Date(now.getTime() - ago * DAY_MS).toISOString().slice(0, 10)
  return { week: day(6), before: day(13) }
}

/** Rows have an index on the time at which they were made, which is not before its day. */
const startOf = (day: string) => `${day}T00:00:00.000Z`

type Found = { sum: Compared; items: CountedItem[] }

function foundOf(rows: unknown): Found {
  const items = counted.array().parse(rows)
  const sum = { now: items[0]?.all_now ?? 0, before: items[0]?.all_before ?? 0 }
  const ofWeek = items.filter((item) => item.now > 0)
  return {
    sum,
    items: ofWeek.map(({ before, now, title, uri }) => ({ title: title ?? uri ?? 'Not published', uri, now, before })),
  }
}

/** What was read most. A community page or a list has no row of the catalogue: its address is its title. */
async function readPages(run: RunSql, { before, week }: ReturnType<typeof firstDays>): Promise<Found> {
  const rows = await run(
    sql`with counts as (
        select path, sum(case when day >= ${week} then views else 0 end) as now,
          sum(case when day < ${week} then views else 0 end) as before
        from page_views where day >= ${before} group by path),
      most as (select path, now, before, sum(now) over () as all_now, sum(before) over () as all_before
        from counts order by now desc, path limit ${MAX_ITEMS})
      select most.now, most.before, most.all_now, most.all_before, items.title,
        case when most.path = '/' then '/' else most.path || '/' end as uri
      from most left join catalogue as items
        on items.uri = case when most.path = '/' then '/' else most.path || '/' end
      order by most.now desc, most.path`,
  )
  return foundOf(rows)
}

async function watchedVideos(run: RunSql, { before, week }: ReturnType<typeof firstDays>): Promise<Found> {
  const rows = await run(
    sql`with counts as (
        select item, sum(case when day >= ${week} then 1 else 0 end) as now,
          sum(case when day < ${week} then 1 else 0 end) as before
        from viewings where day >= ${before} and created_at >= ${startOf(before)} group by item),
      most as (select item, now, before, sum(now) over () as all_now, sum(before) over () as all_before
        from counts order by now desc, item limit ${MAX_ITEMS})
      select most.now, most.before, most.all_now, most.all_before, items.title, items.uri
      from most left join catalogue as items on items.database_id = most.item
      order by most.now desc, most.item`,
  )
  return foundOf(rows)
}

async function newMembers(run: RunSql, { before, week }: ReturnType<typeof firstDays>): Promise<Compared> {
  const start = startOf(week)
  const [row] = await run(
    sql`select sum(case when created_at >= ${start} then 1 else 0 end) as now,
        sum(case when created_at < ${start} then 1 else 0 end) as before
      from users where role = 'member' and created_at >= ${startOf(before)}`,
  )
  const { before: earlier, now } = compared.parse(row ?? {})
  return { now: now ?? 0, before: earlier ?? 0 }
}

/** What was read, joined and watched in the last seven days, with the seven before. Days are those of UTC. */
export async function thisWeek({ payload, permissions }: DashboardUser, now: Date): Promise<ThisWeek> {
  const run = connectionRunner(payload.db)
  const days = firstDays(now)
  const seesMembers = Boolean(permissions.collections?.subscriptions?.read)
  const [pages, videos, joined] = await Promise.all([
    readPages(run, days),
    watchedVideos(run, days),
    seesMembers ? newMembers(run, days) : null,
  ])
  return { read: pages.sum, pages: pages.items, joined, watched: videos.sum, videos: videos.items }
}
