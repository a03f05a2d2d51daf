import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { executeSql, queryRows, toDate } from '@/cms/client/sql.server'
import type { Day } from '@/rules/programme/calendar-days'
import { nextReminder, type ReminderDays } from '@/rules/programme/reminders'
import { WEEKDAYS, type Weekday } from '@/rules/programme/terms'
import type { Run } from '../rounds.server'

const REASON = 'reminders of the programs that members follow'

/** Where a member without a program is reminded. */
const DEFAULT_ZONE = 'UTC'

/** SQLite keeps JSON as text. */
const weekdaysColumn = z
  .preprocess((value) => (typeof value === 'string' ? JSON.parse(value) : value), z.array(z.enum(WEEKDAYS)))
  .catch([])
const dayColumn = z.string().nullable()
const daysRow = z.object({ weekdays: weekdaysColumn, last_reminded_on: dayColumn })

/** The time zone of a member's current rounds is that of their last call. */
const zoneOfMember = sql`(
  select enrolments.zone from enrolments
  where enrolments.member_id = users.id and enrolments.ended_on is null
  order by enrolments.updated_at desc limit 1
)`

const memberRow = z.object({
  zone: z
    .string()
    .nullable()
    .transform((zone) => zone ?? DEFAULT_ZONE),
  weekdays: weekdaysColumn.nullable(),
  next_at: z.unknown(),
  last_reminded_on: dayColumn,
})

/** What a member has chosen; `weekdays` is null for one who never has. */
export type StoredReminders = {
  zone: string
  weekdays: Weekday[] | null
  on: boolean
  lastRemindedOn: Day | null
}

export async function readReminders(member: number): Promise<StoredReminders> {
  const rows = await queryRows(
    REASON,
    sql`select ${zoneOfMember} as zone, reminders.weekdays, reminders.next_at, reminders.last_reminded_on
      from users left join programme_reminders as reminders on reminders.member_id = users.id
      where users.id = ${member}`,
  )
  const { last_reminded_on: lastRemindedOn, next_at, weekdays, zone } = memberRow.parse(rows[0])
  return { zone, weekdays, on: next_at !== null, lastRemindedOn }
}

/** Stores what a member has chosen. @param nextAt null: off */
export async function writeReminders(member: number, weekdays: readonly Weekday[], nextAt: Date | null): Promise<void> {
  const [nowIso, nextIso] = [new Date().toISOString(), nextAt?.toISOString() ?? null]
  await executeSql(
    REASON,
    sql`insert into programme_reminders (member_id, weekdays, next_at, updated_at, created_at)
      values (${member}, ${JSON.stringify(weekdays)}, ${nextIso}, ${nowIso}, ${nowIso})
      on conflict (member_id) do update
        set weekdays = excluded.weekdays, next_at = excluded.next_at, updated_at = excluded.updated_at
      returning id`,
  )
}

/** Turns a member's reminders off, and keeps their weekdays. Again changes nothing. */
export async function stopReminders(member: number): Promise<void> {
  await executeSql(
    REASON,
    sql`update programme_reminders set next_at = null, updated_at = ${new Date().toISOString()}
      where member_id = ${member} returning id`,
  )
}

/** Schedules a member's next reminder by another time zone, if reminders are on. */
export async function rescheduleReminders(member: number, zone: string, run: Run): Promise<void> {
  const [row] = await run(
    sql`select weekdays, last_reminded_on from programme_reminders where member_id = ${member} and next_at is not null`,
  )
  if (!row) return
  const { last_reminded_on: lastRemindedOn, weekdays } = daysRow.parse(row)
  const nextAt = nextReminder({ weekdays, lastRemindedOn }, zone, new Date())
  await run(
    sql`update programme_reminders set next_at = ${nextAt?.toISOString() ?? null}
      where member_id = ${member} and next_at is not null returning id`,
  )
}

const dueRow = z
  .object({
    id: z.coerce.number(),
    member_id: z.coerce.number(),
    weekdays: weekdaysColumn,
    next_at: z.unknown().transform(toDate),
    last_reminded_on: dayColumn,
    zone: z.string().nullable(),
    email: z.string(),
    first_name: z.string().nullable(),
    plan: z.unknown(),
    role: z.unknown(),
    // SQLite keeps truth as a number.
    verified: z.unknown().transform(Boolean),
    deletion_at: z.unknown(),
  })
  .transform((row) => ({
    id: row.id,
    member: row.member_id,
    weekdays: row.weekdays,
    nextAt: row.next_at,
    lastRemindedOn: row.last_reminded_on,
    zone: row.zone ?? DEFAULT_ZONE,
    email: row.email,
    firstName: row.first_name,
    plan: row.plan,
    role: row.role,
    mayBeEmailed: row.verified && row.deletion_at === null,
  }))

/** A member whose reminder the job has to look at. */
export type DueReminder = z.infer<typeof dueRow> & ReminderDays

/** Reminders that are due, the longest due first. One statement on an index of those that are on. */
export async function dueReminders(now: Date, limit: number): Promise<DueReminder[]> {
  const rows = await queryRows(
    REASON,
    sql`select reminders.id, reminders.member_id, reminders.weekdays, reminders.next_at, reminders.last_reminded_on,
        users.email, users.first_name, users.plan, users.role, users._verified as verified, users.deletion_at,
        ${zoneOfMember} as zone
      from programme_reminders as reminders join users on users.id = reminders.member_id
      where reminders.next_at <= ${now.toISOString()}
      order by reminders.next_at, reminders.id
      limit ${limit}`,
  )
  return dueRow.array().parse(rows)
}

/**
 * Takes a due reminder, so that of several processes one sends it. A member who has changed it since keeps the change.
 * @param nextAt when to look again
 * @param remindedOn the day on which an email is sent now; null: none is sent
 * @returns whether the caller has it
 */
export async function claimReminder(
  { id, nextAt: seen }: Pick<DueReminder, 'id' | 'nextAt'>,
  nextAt: Date | null,
  remindedOn: Day | null,
): Promise<boolean> {
  const nextIso = nextAt?.toISOString() ?? null
  const set =
    remindedOn === null
      ? sql`set next_at = ${nextIso} where true`
      : sql`set next_at = ${nextIso}, last_reminded_on = ${remindedOn}
          where (last_reminded_on is null or last_reminded_on < ${remindedOn})`
  const claimed = await executeSql(
    REASON,
    sql`update programme_reminders ${set} and id = ${id} and next_at = ${seen.toISOString()} returning id`,
  )
  return claimed.length > 0
}
