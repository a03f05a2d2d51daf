import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { asSystem } from '@/cms/client/local-api.server'
import { queryRows, toDate } from '@/cms/client/sql.server'
import type { Enrolment as StoredEnrolment } from '@/payload-types'
import type { Day } from '@/rules/programme/calendar-days'
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

/** The transaction that a read belongs to. */
export type Transaction = { req: PayloadRequest; run: (statement: SQL) => Promise<Record<string, unknown>[]> }

const weekIds = z.array(z.string()).catch([])
const isDoneBy = (how: unknown): how is DoneBy => typeof how === 'string' && Object.hasOwn(DONE_BY, how)

/** The rounds of a member in a program, the newest first, in two queries. */
export async function roundsOf(member: number, programme: number, within?: Transaction): Promise<Round[]> {
  const payload = await asSystem(REASON)
  const doneSteps = sql`select done_steps.enrolment_id, done_steps.step, done_steps.how, done_steps.at
    from done_steps join enrolments on enrolments.id = done_steps.enrolment_id
    where enrolments.member_id = ${member} and enrolments.programme_id = ${programme}`
  const [{ docs }, rows] = await Promise.all([
    payload.db.find<StoredEnrolment>({
      collection: 'enrolments',
      where: { and: [{ member: { equals: member } }, { programme: { equals: programme } }] },
      sort: '-round',
      pagination: false,
      ...(within && { req: within.req }),
    }),
    within ? within.run(doneSteps) : queryRows(REASON, doneSteps),
  ])
  const done = new Map(docs.map(({ id }) => [id, new Map<string, DoneStep>()]))
  for (const { at, enrolment_id, how, step } of rows) {
    if (isDoneBy(how)) done.get(Number(enrolment_id))?.set(String(step), { how, at: toDate(at) })
  }
  return docs.map((doc) => toRound(doc, done.get(doc.id) ?? new Map()))
}

function toRound(doc: StoredEnrolment, done: Round['done']): Round {
  return {
    id: doc.id,
    round: doc.round,
    startedOn: doc.startedOn,
    endedOn: doc.endedOn ?? null,
    mode: doc.mode,
    zone: doc.zone,
    pauses: (doc.pauses ?? []).map(({ from, until }) => ({ from, until: until ?? null })),
    openedWeeks: doc.openedWeeks ?? [],
    keptOpen: weekIds.parse(doc.keptOpen),
    calendarToken: doc.calendarToken ?? null,
    done,
  }
}

/** The round that has not ended; null for a member who has not started. */
export const currentRound = (rounds: readonly Round[]): Round | null =>
  rounds.find(({ endedOn }) => endedOn === null) ?? null

/** A round as the rules need it. */
export const enrolmentOf = (round: Round): Enrolment => ({ ...round, done: new Set(round.done.keys()) })
