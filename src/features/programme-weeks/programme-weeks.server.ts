import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowByUri } from '@/catalogue/queries.server'
import { asSystem } from '@/cms/client/local-api.server'
import { executeSql } from '@/cms/client/sql.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { isRestrictedFor } from '@/rules/audience'
import { SIX_WEEK_RESET } from '@/rules/programme/terms'

const REASON = 'the programme weeks of the signed-in user'

/** POST /api/programme/weeks: a week of the six-week reset, and whether it is done. */
export const weekBody = z.object({
  week: z.number('Use 1 to 6.').int('Use 1 to 6.').min(1, 'Use 1 to 6.').max(6, 'Use 1 to 6.'),
  done: z.boolean('Use true or false.'),
})

/** The weeks that the user has done, in order. */
export async function completedWeeks(viewer: Viewer): Promise<{ weeks: number[] }> {
  const payload = await asSystem(REASON)
  const { docs } = await payload.db.find<{ week: number }>({
    collection: 'programmeWeeks',
    where: { and: [{ member: { equals: requireAccount(viewer).id } }, { programme: { equals: SIX_WEEK_RESET } }] },
    sort: 'week',
    pagination: false,
  })
  return { weeks: docs.map(({ week }) => week) }
}

/**
 * Marks a week as done, or as not done, which is always possible. To be done, the week's page must be readable for the
 * user.
 * @throws AppError not_found, forbidden
 */
export async function markWeek(viewer: Viewer, { done, week }: z.infer<typeof weekBody>): Promise<{ weeks: number[] }> {
  const member = requireAccount(viewer).id
  if (!done) {
    await executeSql(
      REASON,
      sql`delete from programme_weeks
        where member_id = ${member} and programme = ${SIX_WEEK_RESET} and week = ${week}
        returning id`,
    )
    return completedWeeks(viewer)
  }
  const page = await rowByUri(`/the-ebs-method/6wr/week-${week}/`)
  if (!page) throw new AppError('not_found', 'There is no such week.')
  if (isRestrictedFor(viewer.audience, page.requiredPlan)) {
    throw new AppError('forbidden', 'Your plan does not reach this week.')
  }
  const nowIso = new Date().toISOString()
  await executeSql(
    REASON,
    sql`insert into programme_weeks (member_id, programme, week, updated_at, created_at)
      values (${member}, ${SIX_WEEK_RESET}, ${week}, ${nowIso}, ${nowIso})
      on conflict (member_id, programme, week) do nothing
      returning id`,
  )
  return completedWeeks(viewer)
}
