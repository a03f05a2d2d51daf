import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows, withTransaction } from '@/cms/client/sql.server'
import { valueList } from '@/cms/client/value-list'
import { changeMemberships, saveSubscription, startSubscription } from '@/cms/memberships/change'
import type { MemberChange } from '@/cms/memberships/member-change'
import { subscriptionsOf, toSubscriptions } from '@/cms/memberships/rows'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import type { MembershipCells } from '@/rules/membership/transfer/columns'
import { type ImportContext, type LinePlan, planLine } from '@/rules/membership/transfer/plan-import'
import { type FileLine, readMembershipFile } from '@/rules/membership/transfer/read-file'
import { requireManager } from './require-manager'

const REASON = 'memberships from a file, for managers'
/** People whose subscriptions are read by one statement. */
const BATCH_SIZE = 500

export type ImportOutcome = LinePlan['outcome']

/** What an import does, or would do, with a line. */
export type ImportedLine = {
  /** In the file; the headings are line 1. */
  line: number
  email: string
  outcome: ImportOutcome
  /** What is wrong, or which columns change. */
  message: string
}
export type ImportAnswer = {
  dryRun: boolean
  counts: Record<ImportOutcome, number>
  lines: ImportedLine[]
  remarks: string[]
}

type Known = { user: number; cells: MembershipCells; line: number; email: string }

const messageOf = (plan: LinePlan): string => {
  if (plan.outcome === 'wrong') return plan.problems.join(' ')
  return plan.outcome === 'changed' ? plan.changes.join(', ') : ''
}

/**
 * Takes memberships over from a file of the export's shape. Each person's lines are one transaction; a wrong line is
 * named and changes nothing, the others are imported.
 * @param input.dryRun only says what would happen
 * @throws AppError forbidden except for managers and administrators; unprocessable for a file that cannot be read
 */
export async function importMemberships(
  viewer: Viewer,
  { csv, dryRun }: { csv: string; dryRun: boolean },
): Promise<ImportAnswer> {
  const by = requireManager(viewer).id
  const file = readMembershipFile(csv)
  if ('problem' in file) throw new AppError('unprocessable', file.problem, { fields: { csv: file.problem } })
  const { known, lines } = await findPeople(file.lines)
  const context = { now: new Date(), graceDays: await graceDays() }
  for (const batch of batchesOf(byUser(known))) {
    const stored = await storedOf([...batch.keys()])
    for (const [user, ofPerson] of batch) {
      const planned = planPerson(ofPerson, stored.get(user) ?? [], context)
      const isDone = dryRun || planned.every(({ outcome }) => outcome === 'unchanged' || outcome === 'wrong')
      lines.push(...(isDone ? planned : await importPerson(user, ofPerson, by)))
    }
  }
  lines.sort((one, other) => one.line - other.line)
  const count = (outcome: ImportOutcome) => lines.filter((one) => one.outcome === outcome).length
  const counts = { new: count('new'), changed: count('changed'), unchanged: count('unchanged'), wrong: count('wrong') }
  return { dryRun, counts, lines, remarks: file.remarks }
}

async function graceDays(): Promise<number> {
  const [row] = await queryRows(REASON, sql`select memberships_grace_days from settings limit 1`)
  return Number(row?.memberships_grace_days ?? LIMITS.membershipGraceDays)
}

function byUser<T extends { user: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(row.user)
    if (group) group.push(row)
    else groups.set(row.user, [row])
  }
  return groups
}

function batchesOf<K, V>(map: ReadonlyMap<K, V>): Map<K, V>[] {
  const entries = [...map]
  return Array.from(
    { length: Math.ceil(entries.length / BATCH_SIZE) },
    (_, index) => new Map(entries.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE)),
  )
}

/** The people of the lines, by email address, else by username. A line without a person is wrong. */
async function findPeople(file: readonly FileLine[]): Promise<{ known: Known[]; lines: ImportedLine[] }> {
  const names = [...new Set(file.map(({ cells }) => loginOf(cells)).filter((name) => name !== ''))]
  const ids = new Map<string, number>()
  for (let start = 0; start < names.length; start += BATCH_SIZE) {
    const some = valueList(names.slice(start, start + BATCH_SIZE))
    const rows = await queryRows(
      REASON,
      sql`select id, email as login from users where email in (${some})
        union all select id, username as login from users where username in (${some})`,
    )
    for (const { id, login } of rows) ids.set(String(login), Number(id))
  }
  const known: Known[] = []
  const lines: ImportedLine[] = []
  for (const { cells, line } of file) {
    const email = loginOf(cells)
    const user = ids.get(email)
    if (user !== undefined) known.push({ user, cells, line, email })
    else lines.push({ line, email, outcome: 'wrong', message: 'email: no one has an account with this address.' })
  }
  return { known, lines }
}

const loginOf = ({ email, username }: MembershipCells) => (email || username || '').toLowerCase()

type Stored = Awaited<ReturnType<typeof subscriptionsOf>>

async function storedOf(users: readonly number[]): Promise<Map<number, Stored>> {
  const some = valueList(users)
  const rows = await queryRows(REASON, sql`select * from subscriptions where user_id in (${some}) order by id`)
  return byUser(toSubscriptions(rows))
}

const toLine = ({ email, line }: Known, plan: LinePlan): ImportedLine => ({
  line,
  email,
  outcome: plan.outcome,
  message: messageOf(plan),
})

/** What would happen to the lines of a person, each after those before it. */
function planPerson(lines: readonly Known[], stored: Stored, context: ImportContext): ImportedLine[] {
  const current: Parameters<typeof planLine>[1][number][] = [...stored]
  return lines.map((known) => {
    const plan = planLine(known.cells, current, context)
    if (plan.outcome === 'new') current.push({ ...plan.subscription, id: -known.line })
    if (plan.outcome === 'changed') {
      current.splice(current.indexOf(plan.stored), 1, { ...plan.subscription, id: plan.stored.id })
    }
    return toLine(known, plan)
  })
}

/** Imports the lines of a person, under the lock on their row. */
function importPerson(user: number, lines: readonly Known[], by: number): Promise<ImportedLine[]> {
  return withTransaction(REASON, (req) =>
    changeMemberships(req, user, { origin: 'import', by }, async (change) => {
      const imported: ImportedLine[] = []
      for (const known of lines) imported.push(toLine(known, await importLine(change, known)))
      return imported
    }),
  )
}

async function importLine(change: MemberChange, { cells }: Known): Promise<LinePlan> {
  const { run, user } = change
  const plan = planLine(cells, await subscriptionsOf(run, user), change)
  if (plan.outcome === 'unchanged' || plan.outcome === 'wrong') return plan
  const saved =
    plan.outcome === 'new'
      ? await startSubscription(change, plan.subscription, 'imported')
      : // What is paid at Stripe is not imported.
        await saveSubscription(change, { ...plan.stored, user, providerId: null }, plan.subscription, 'imported')
  await run(sql`update subscriptions set reason = ${plan.subscription.reason} where id = ${saved.id} returning id`)
  return plan
}
