import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { sql } from 'drizzle-orm'
import { queryRows } from '@/cms/client/sql.server'
import { toSubscriptions } from '@/cms/memberships/rows'
import type { Viewer } from '@/platform/session/viewer.server'
import { cellsOf, MEMBERSHIP_COLUMNS, toMembershipCell } from '@/rules/membership/transfer/columns'
import { requireManager } from './staff/require-manager'

/**
 * All subscriptions as CSV, in the order in which they were made. Values that look like a formula are escaped.
 * GET /api/memberships/export
 * @throws AppError forbidden except for managers and administrators
 */
export async function exportMemberships(viewer: Viewer): Promise<string> {
  requireManager(viewer)
  const rows = await queryRows(
    'memberships as a file, for managers',
    sql`select subscriptions.*, users.email, users.username
      from subscriptions join users on users.id = subscriptions.user_id
      order by subscriptions.id`,
  )
  const lines = toSubscriptions(rows).map((subscription, index) => {
    const { email, username } = rows[index] ?? {}
    const cells = { ...cellsOf(subscription), email: String(email), username: String(username ?? '') }
    return MEMBERSHIP_COLUMNS.map((name) => toMembershipCell(cells[name]))
  })
  // The BOM makes spreadsheets read the file as UTF-8.
  return stringify([[...MEMBERSHIP_COLUMNS], ...lines], { bom: true, record_delimiter: '\r\n' })
}
