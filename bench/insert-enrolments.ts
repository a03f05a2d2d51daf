import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { connectionRunner } from '@/cms/database/sql-adapter'
import { memberName } from './insert-members'

/** The program that they follow, of the demo. */
export const FOLLOWED = 'six-week-reset'
/** Done steps of each member: those of the first days. */
const DONE_STEPS = 40
const STEPS_A_DAY = 5
const DAY_MS = 24 * 60 * 60 * 1_000

/** The username of a numbered member who follows the program; the password is the demo's. */
export const enrolledName = (number: number) => `enrolled-${number}`

/**
 * Inserts members who follow the demo's six-week reset, by SQL: copies of the first member of insert-members.ts, each
 * with a round and forty done steps. The steps are inserted day by day, as they come in: a member's rows are far apart.
 * @param now milliseconds since the epoch
 */
export async function insertEnrolments(payload: Payload, count: number, now: number): Promise<void> {
  const run = connectionRunner(payload.db)
  const { docs } = await payload.find({ collection: 'programmes', where: { slug: { equals: FOLLOWED } }, depth: 0 })
  const [programme] = docs
  if (!programme) throw new Error(`There is no program ${FOLLOWED}.`)
  const weeks = programme.weeks ?? []
  const steps = weeks.flatMap(({ days }) => (days ?? []).flatMap((day) => (day.steps ?? []).map(({ id }) => id)))
  if (steps.length < DONE_STEPS) throw new Error(`The program has too few steps: ${steps.length}.`)
  const startedMs = now - Math.floor(DONE_STEPS / STEPS_A_DAY) * DAY_MS
  const startedOn = new Date(startedMs).toISOString().slice(0, 10)
  const keptOpen = JSON.stringify(weeks.slice(0, 1).map(({ id }) => id))
  await run(
    sql`with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i < ${count - 1})
      insert into users (username, email, hash, salt, role, plan, _verified)
      select 'enrolled-' || i, 'enrolled-' || i || '@example.com', hash, salt, role, plan, _verified
      from users cross join numbers where username = ${memberName(0)}`,
  )
  await run(
    sql`insert into enrolments (member_id, programme_id, round, started_on, mode, zone, kept_open)
      select id, ${programme.id}, 1, ${startedOn}, 'calendar', 'UTC', ${keptOpen}
      from users where username like 'enrolled-%'`,
  )
  for (const [index, step] of steps.slice(0, DONE_STEPS).entries()) {
    const at = new Date(startedMs + Math.floor(index / STEPS_A_DAY) * DAY_MS).toISOString()
    await run(
      sql`insert into done_steps (member_id, enrolment_id, step, at, how)
        select member_id, id, ${step}, ${at}, 'hand' from enrolments where programme_id = ${programme.id}`,
    )
  }
  // PostgreSQL gathers statistics by itself, but not at once; SQLite never does.
  if (payload.db.name === 'postgres') await run(sql`analyze`)
}
