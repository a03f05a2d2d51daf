import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { sql } from 'drizzle-orm'
import { queryRows, toDate } from '@/cms/client/sql.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { stripFormatCharacters } from '@/rules/format-characters'
import { toCell } from '@/rules/recipe-transfer/escape'

const COLUMNS = [
  'email',
  'username',
  'plan',
  'interval',
  'status',
  'source',
  'startedAt',
  'paidUntil',
  'cancelsAt',
  'pausedUntil',
  'graceUntil',
  'amount',
  'currency',
  'reason',
] as const

const TIMES: ReadonlySet<string> = new Set(['startedAt', 'paidUntil', 'cancelsAt', 'pausedUntil', 'graceUntil'])

function textOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  return TIMES.has(name) ? toDate(value).toISOString() : String(value)
}

/**
 * All subscriptions as CSV, in the order in which they were made. Values that look like a formula are escaped.
 * GET /api/memberships/export
 * @throws AppError forbidden except for managers and administrators
 */
export async function exportMemberships(viewer: Viewer): Promise<string> {
  const { role } = requireAccount(viewer)
  if (role !== 'manager' && role !== 'administrator') {
    throw new AppError('forbidden', 'Only managers and administrators can export memberships.')
  }
  const rows = await queryRows(
    'memberships as a file, for managers',
    sql`select users.email, users.username, subscriptions.plan, subscriptions."interval", subscriptions.status,
        subscriptions.source, subscriptions.started_at as "startedAt", subscriptions.paid_until as "paidUntil",
        subscriptions.cancels_at as "cancelsAt", subscriptions.paused_until as "pausedUntil",
        subscriptions.grace_until as "graceUntil", subscriptions.amount, subscriptions.currency, subscriptions.reason
      from subscriptions join users on users.id = subscriptions.user_id
      order by subscriptions.id`,
  )
  const lines = rows.map((row) => COLUMNS.map((name) => toCell(stripFormatCharacters(textOf(name, row[name])))))
  // The BOM makes spreadsheets read the file as UTF-8.
  return stringify([[...COLUMNS], ...lines], { bom: true, record_delimiter: '\r\n' })
}
