import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RunSql } from '@/cms/database/sql-adapter'
import { PLANS, type Plan } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { EVENT_KINDS, EVENT_ORIGINS, type EventKind, type EventOrigin } from '@/rules/membership/terms'
import { ordersOf, type StoredOrder } from '../orders'
import { type StoredSubscription, subscriptionsOf } from '../rows'

const id = z.coerce.number()
const time = z.coerce.date().transform((at) => at.toISOString())
const text = z.string().nullable()

const personRow = z.object({
  id,
  username: text,
  email: z.string(),
  first_name: text,
  last_name: text,
  plan: z.enum(PLANS),
  role: z.string(),
  joined_from: text,
  created_at: time,
  last_seen_on: time.nullable(),
  deletion_at: time.nullable(),
})

const lineRow = z.object({
  id,
  at: time,
  kind: z.enum(Object.keys(EVENT_KINDS) as EventKind[]),
  origin: z.enum(Object.keys(EVENT_ORIGINS) as EventOrigin[]),
  by: text,
  subscription_id: id.nullable(),
  order_id: id.nullable(),
  amount: z.coerce.number().nullable(),
  currency: text,
  note: text,
})
/** A line of the ledger, with the username of who made it. */
export type TimelineLine = z.infer<typeof lineRow>

const noteRow = z.object({ id, text: z.string(), by: text, created_at: time, updated_at: time })
export type MemberNote = z.infer<typeof noteRow>

export type MemberPage = {
  person: {
    id: number
    name: string
    username: string | null
    email: string
    plan: Plan
    joined: string
    joinedFrom: string | null
    lastSeenOn: string | null
    deletionAt: string | null
  }
  subscriptions: StoredSubscription[]
  orders: StoredOrder[]
  /** The newest first. */
  timeline: TimelineLine[]
  notes: MemberNote[]
}

/** All that staff see of a person's memberships; null if there is no such person. */
export async function memberPage(run: RunSql, user: number): Promise<MemberPage | null> {
  const [row] = await run(
    sql`select id, username, email, first_name, last_name, plan, role, joined_from, created_at, last_seen_on,
        deletion_at
      from users where id = ${user}`,
  )
  if (!row) return null
  const person = personRow.parse(row)
  const lines = await run(
    sql`select events.id, events.at, events.kind, events.origin, authors.username as "by", events.subscription_id,
        events.order_id, events.amount, events.currency, events.note
      from membership_events as events left join users as authors on authors.id = events.by_id
      where events.user_id = ${user} order by events.id desc limit ${LIMITS.memberTimelineRows}`,
  )
  const notes = await run(
    sql`select notes.id, notes.text, authors.username as "by", notes.created_at, notes.updated_at
      from member_notes as notes left join users as authors on authors.id = notes.by_id
      where notes.user_id = ${user} order by notes.id desc`,
  )
  return {
    person: {
      id: person.id,
      name: [person.first_name, person.last_name].filter(Boolean).join(' ') || (person.username ?? person.email),
      username: person.username,
      email: person.email,
      plan: person.plan,
      joined: person.created_at,
      joinedFrom: person.joined_from,
      lastSeenOn: person.last_seen_on,
      deletionAt: person.deletion_at,
    },
    subscriptions: (await subscriptionsOf(run, user)).toReversed(),
    orders: await ordersOf(run, user),
    timeline: lineRow.array().parse(lines),
    notes: noteRow.array().parse(notes),
  }
}
