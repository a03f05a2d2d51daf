import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows, toDate } from '@/cms/client/sql.server'
import type { Day } from '@/rules/programme/calendar-days'
import type { Pause } from '@/rules/programme/pauses'
import { DONE_BY, type DoneBy } from '@/rules/programme/terms'
import type { Enrolment } from '@/rules/programme/today'

export const REASON = 'the programs of the signed-in user'

export type DoneStep = { how: DoneBy; at: Date }

/** A member's round in a program, with what was done in it. */
export type Round = Omit<Enrolment, 'done'> & {
  id: number
  round: number
  /** The day on which the next round was started; null for the current one. */
  endedOn: Day | null
  zone: string
  calendarToken: string | null
  done: ReadonlyMap<string, DoneStep>
}

/** Runs a statement, in a transaction or outside. */
export type Run = (statement: SQL) => Promise<Record<string, unknown>[]>

const readRows: Run = (statement) => queryRows(REASON, statement)

const day = z.string().nullable()
/** A row of an enrollment, once for each of its pauses. SQLite keeps JSON as text. */
const joinedRow = z.object({
  id: z.coerce.number(),
  round: z.coerce.number(),
  started_on: z.string(),
  ended_on: day,
  mode: z.enum(['calendar', 'pace']),
  zone: z.string(),
  kept_open: z.preprocess((value) => (typeof value === 'string' ? JSON.parse(value) : value), z.array(z.string())),
  calendar_token: z.string().nullable(),
  pause_id: z.string().nullable(),
  pause_from: day,
  pause_until: day,
})
type JoinedRow = z.infer<typeof joinedRow>

const isDoneBy = (how: unknown): how is DoneBy => typeof how === 'string' && Object.hasOwn(DONE_BY, how)

/**
 * The rounds of a member in a program, the newest first. Two queries by SQL, since every dashboard makes them: through
 * the CMS they take almost three times as long.
 */
export async function roundsOf(member: number, programme: number, run: Run = readRows): Promise<Round[]> {
  const [enrolments, doneSteps] = await Promise.all([
    run(sql`select enrolments.id, enrolments.round, enrolments.started_on, enrolments.ended_on, enrolments.mode,
        enrolments.zone, enrolments.kept_open, enrolments.calendar_token, pauses.id as pause_id,
        pauses."from" as pause_from, pauses.until as pause_until
      from enrolments
        left join enrolments_pauses as pauses on pauses._parent_id = enrolments.id
      where enrolments.member_id = ${member} and enrolments.programme_id = ${programme}
      order by enrolments.round desc, pauses._order`),
    run(sql`select done_steps.enrolment_id, done_steps.step, done_steps.how, done_steps.at
      from done_steps join enrolments on enrolments.id = done_steps.enrolment_id
      where enrolments.member_id = ${member} and enrolments.programme_id = ${programme}`),
  ])
  const rowsByRound = new Map<number, JoinedRow[]>()
  for (const row of joinedRow.array().parse(enrolments)) {
    rowsByRound.set(row.id, [...(rowsByRound.get(row.id) ?? []), row])
  }
  const done = new Map([...rowsByRound.keys()].map((id) => [id, new Map<string, DoneStep>()]))
  for (const { at, enrolment_id, how, step } of doneSteps) {
    if (isDoneBy(how)) done.get(Number(enrolment_id))?.set(String(step), { how, at: toDate(at) })
  }
  return [...rowsByRound].flatMap(([id, rows]) => toRound(rows, done.get(id) ?? new Map()))
}

function toRound(rows: readonly JoinedRow[], done: Round['done']): Round[] {
  const [row] = rows
  if (!row) return []
  const pauses = new Map<string, Pause>()
  for (const { pause_from: from, pause_id: id, pause_until: until } of rows) {
    if (id !== null && from !== null) pauses.set(id, { from, until })
  }
  return [
    {
      id: row.id,
      round: row.round,
      startedOn: row.started_on,
      endedOn: row.ended_on,
      mode: row.mode,
      zone: row.zone,
      pauses: [...pauses.values()],
      keptOpen: row.kept_open,
      calendarToken: row.calendar_token,
      done,
    },
  ]
}

/** The slugs of the published programs of which a member has a current round. */
export async function followedProgrammes(member: number): Promise<string[]> {
  const rows = await readRows(
    sql`select programmes.slug
      from enrolments join programmes on programmes.id = enrolments.programme_id
      where enrolments.member_id = ${member} and enrolments.ended_on is null and programmes._status = 'published'
      order by enrolments.id`,
  )
  return rows.map(({ slug }) => String(slug))
}

/** The round that has not ended; null for a member who has not started. */
export const currentRound = (rounds: readonly Round[]): Round | null =>
  rounds.find(({ endedOn }) => endedOn === null) ?? null

/** A round as the rules need it. */
export const enrolmentOf = (round: Round): Enrolment => ({ ...round, done: new Set(round.done.keys()) })
